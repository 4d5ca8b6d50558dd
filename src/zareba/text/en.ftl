# Words of the house, whatever the game.

yes = yes
no = no
you = you
seat = Player { $n }
seat-of-bot = { $seat } ({ $bot })
bot-random = Novice
bot-recruit = Recruit
bot-soldier = Soldier
bot-veteran = Veteran
bot-commander = Commander
bot-with-tries = { $rank }, { $n } tries
bot-offered = { $rank } ({ $how ->
        [against] won { $percent } % against the { $whom }
        [alone] won { $percent } %
       *[together] won { $percent } % with its like, { $players } players
    })
bot-wins = { $rank } { $percent } of 100
bots-win = { $how ->
        [against] How often bots win against the { $whom }: { $told }.
       *[alone] How often bots win such a game: { $told }.
    }
at-the-table = At the table: { $names }.
reading-far = Reading the game: { $n } of { $all } choices (Ctrl+C stops)
seats-unknown = This save does not say who played. Player 1 is you, everybody else a bot; --seats me,soldier says it otherwise.
hand-over = Pass the keyboard to { $who } and press Enter.
waiting = Waiting for { $seats }.
game-over = The game is over.
warning = Careful, { $what }: { $why }
guide-step = Step { $n } of { $of }
guide-do = Do this: { $what }
text-semicolon = { "; " }
text-colon = { ": " }
terms-each = { $times } × { $name } { $n } each
missing-line = { $label }: { $reason } [{ $rule }]
rule-line = { $number }: { $text }
warned-twice = You were warned of this. If you really want it, type { $key } again.
choose-number = Number or command (? for help):
not-understood = “{ $typed }” is not possible here. Type { $keys } or a command; ? shows the commands.
nothing-typed = Type { $keys } or a command; ? shows the commands.
typed-ahead-void = Not carried out, for the question is another or something has happened since: { $keys }
quoted = “{ $what }”
quit-unsaved = This game is not saved: save FILE keeps it, quit once more leaves without it.
left-saved = Saved. Go on with: zareba play { $file }
left-unsaved = This game was not saved.
command-log = log
command-board = board
command-why = why
command-odds = odds
command-hint = hint
command-options = options
command-again = again
command-undo = undo
command-save = save
command-quit = quit
command-help = help
command-drop = drop
spoken-words = done=done
log-empty = Nothing has happened yet.
draft-ready = This is possible: Enter or ok does it, drop starts again, or say more.
draft-older = That was not possible. Your draft is still the one before:
again-nothing = There is nothing to do once more.
illegal = Not possible: { $why }
saved = Saved in { $file }.
file-exists = { $file } exists already: choose another name.
file-unreadable = { $file } cannot be read.
file-unwritable = { $file } cannot be written.
not-possible-now = Not possible now:
your-draft = your draft
undone = Taken back: { $what }
answered-for-you = { $question } Nothing to decide: { $choice }
undo-nothing-chosen = There is nothing to take back.
undo-others-decided = Another player has decided since.
undo-chance-drawn = Dice have been rolled or cards drawn since.
undo-cards-seen = Hidden things have been moved or seen since.
undo-answers-seen = The secret answers of others have been shown since.
undo-searched = An enemy in hiding might have been found here: even finding nobody tells something.
undo-hidden-seen = What came of it shows something of what others keep hidden.
undo-by-ask = { $why } By the rule of this house the others must agree; then the log and the record say that it was taken back.
undo-by-alone = { $why } You may still take it back; the log will say so.
undo-agreed = { $who } would like to take back a choice. { $why } Do all others agree ({ $others })? yes / no:
undo-yes = yes
undo-refused = It stays as it was chosen.
chose = { $who }: { $choice }
choice-nothing = nothing
no-rule = There is no rule { $number }.
help =
    A number chooses an option; 0 is always “done” or “nothing”, where that is possible. Several numbers in one line answer several questions: 3 1 0. Commands:
    board         the table; board all also shows what one has to count
    why [RULE]    the rule behind the question and what is not possible now; or another rule by its number
    odds [SEC]    how the options compare, tried out in imagined games (5 seconds; Ctrl-C stops)
    hint [SEC]    what the house would do, the next best, and why
    log [N]       the last N lines of the log (20)
    options       the question and its options again
    again         answer as the last time, where that is offered
    undo          take back your last choice; the log says so
    save [FILE]   save the game
    quit          leave; a game started with --save is saved first
odds-line = { $percent } % ± { $error }  { $choice }
odds-begin = Trying { $n } { $n ->
        [one] possibility
       *[other] possibilities
    } for at most { $seconds } seconds; Ctrl-C stops it.
odds-far = … { $n } { $n ->
        [one] game
       *[other] games
    } each, ahead so far: { $choice } ({ $percent } %)
odds-none = Nothing could be said in this time: odds 30 takes 30 seconds.
odds-nothing = There is nothing to compare yet: type a number or words for a draft first.
odds-note = Chance to win, from { $n } { $n ->
        [one] imagined game
       *[other] imagined games
    } for each possibility, { $how ->
        [judged] played on by the Soldier to the next quiet moment and judged there
       *[played] played on by the Soldier to the end
    }; behind ± stands one standard error.
odds-first = Only the first { $n } of { $all } were tried: on this machine one game to its end takes too long. Not tried: { $others }.
counsel-choice = I would choose: { $choice } ({ $chance }).
counsel-next = The next best: { $choice } ({ $chance }).
counsel-chance = { $scale ->
        [chance] chance to win { $percent } % ± { $error }
       *[score] { $percent } of 100 points ± { $error }
    }
counsel-alike = There is hardly a difference: both are about equally good.
counsel-why = What speaks for it, on average of the imagined games: { $reasons }.
counsel-against = What speaks against it: { $reasons }.
counsel-unclear = No single figure explains the difference.
counsel-semicolon = { "; " }
counsel-lost = the game is lost soon in { $best } % instead of { $other } % of them
counsel-won = the game is won soon in { $best } % instead of { $other } % of them
counsel-none = In this time nothing could be found out.
drill-number = Exercise { $n } of { $all }
drill-type = Type one of { $keys }, or quit.
drill-right = Right!
drill-wrong = There is something better: this gives away { $lost ->
        [one] one point
       *[other] { $lost } points
    } of 100.
drill-untried = Nobody has tried: { $choice }.
drill-chosen = You chose: { $choice } ({ $chance } of 100).
drill-score = { $solved } of { $n } solved.
drill-made = Figures from { $n } imagined games for each choice, in a game of bots ({ $date }).
wrong-no-drill = { $game } has no exercises yet
example-step = Step { $n } of { $all }
example-on = Enter goes on, anything else ends
example-answer = Answer: { $answer }
example-listed = { $rule }  { $title }  ({ $command })
example-beside = Example: { $title } ({ $command })
wrong-no-example = { $game } has no example { $name }
resumed = Game resumed after { $n } choices.
verify-hint = The secret of dice and cards is in the record now: zareba verify { $file } proves that nobody changed them.
proof-in-order = { $file }: in order. { $game }, rules version { $version }, { $n ->
        [one] 1 choice
       *[other] { $n } choices
    }, { $result ->
        [none] not finished.
       *[other] finished. { $result }
    }
proof-head = Head: { $head }
proof-but = But: { $what }.
proof-format-1 = format 1: the positions in between and the data could not be compared
proof-no-difference = { $what }, which makes no difference here
proof-not-compared = { $n } of { $all } positions in between could not be compared: the program described positions otherwise
proof-taken-back = Taken back: after choice { $at } seat { $seat } took back { $n ->
        [one] a choice
       *[other] { $n } choices
    }, { $how ->
        [free] freely
        [consent] by consent
       *[alone] with nobody to ask
    }, { $chance ->
        [yes] after
       *[no] before any
    } dice were rolled or cards drawn.
proof-proven = Proven:
proof-unproven = Not proven:
proof-legal = Every choice was legal and led to the positions and the result that are recorded.
proof-dice = No die and no card was changed: all follow from the secret and the salt, and the secret fits the commitment { $commitment }.
proof-salt-shown = Salt of player { $who }: shown as promised.
proof-salt-late = Salt of player { $who }: promised, not shown in time and left out.
proof-salt-open = Salt of player { $who }: given openly, so that who sat down later could know it.
proof-what-if = It is a what-if: chance begins anew after choice { $moments }.
proof-head-all = By the head: nothing was changed, added or left out since that page; what is here is all of it.
proof-head-until = By the head: up to step { $n } nothing was changed, added or left out; not what came later.
proof-not-the-game = That this is the game that was played, all of it, with all that was taken back: who knows the secret can write another. Compare commitment and head with what a player's page has kept (--head).
proof-not-promised = That nobody chose the dice by their salt: it was not promised before (older tables).
proof-no-salt = That the dice were not chosen when the table was made: no player added salt.
proof-no-end = How it ended: the game is not over here, or its end was cut off.
proof-not-who = Who sat where, and that nobody knew the dice: who runs a server can know them.
proof-left-as-it-is = { $file }: left as it is: { $why }
proof-nothing-to-do = { $file }: nothing to do
proof-migrated = { $file }: format { $old } -> { $new }

about-designer = Designed by { $name }.
about-no-designer = Nobody is named as its designer.
about-publisher = Published by { $name }.
about-no-publisher = Nobody is named as its publisher.
about-unofficial = Zareba is an unofficial, free implementation. If you like the game, please buy it.
about-unofficial-only = Zareba is an unofficial, free implementation.
about-sources = Sources of the data: rulebook { $rulebook }, public { $public }, inferred { $inferred }, our ruling { $ruling }, reconstructed by us { $reconstructed } (data hash { $hash }).
about-reconstructed = { $n ->
        [one] One fact is not printed in the rulebooks.
       *[other] { $n } facts are not printed in the rulebooks.
    } Each line says where it stands, what we put there, and why. Place and value stand there as in the data files.
about-replace = Do you own the game and know better? zareba about { $game } --copy DIRECTORY puts the data files there; correct them and play with --data DIRECTORY, in the terminal (zareba play) or for everybody at your server (zareba serve).
about-copied = The data files lie in { $place } now. Correct them and play with zareba play { $game } --data { $place }; delete what you do not change.
source-rulebook = rulebook
source-public = public
source-inferred = inferred
source-ruling = our ruling
source-reconstructed = reconstructed

# The table server.
table-frozen = This table was played with other rules ({ $why }). It can be looked at as it stood after { $at } of { $choices } choices, but not played on: nothing is changed behind your back.
frozen-illegal = choice { $choice } is not legal any more
frozen-position = after choice { $choice } it would stand otherwise
frozen-unreadable = an entry cannot be read: { $detail }
frozen-broken = this program cannot replay it
table-kept = This table was played with other rules ({ $why }) and is kept as a replay: its last position after { $at } of { $choices } choices, its log and its record.
table-on-hold = The operator has stopped this table for a while. Nothing can be changed until it goes on; nothing is lost.
rules-continue = Go on by the present rules (version { $version }) from the last position both agree on: after { $agreed } of { $choices } choices. What was chosen later is given up.
rules-replay = Keep the table as a replay: nobody plays on, its last position, log and record stay.
house-learned = { $why ->
        [others-decided] after another player had decided
        [chance-drawn] after dice had been rolled or cards drawn
        [cards-seen] after hidden things had been moved or seen
        [answers-seen] after the secret answers of others had been shown
        [searched] after going where an enemy might have hidden
        [hidden-seen] after something hidden had shown
       *[other] after something had been learned
    }
house-taken-back-free = { $who } took back a choice.
house-taken-back-consent = { $who } took back a choice { house-learned }; the others agreed.
house-taken-back-alone = { $who } took back a choice { house-learned }.
house-record-opened = { $who } took the record with the secret of the dice out of the table.
house-imported = This table goes on from an imported record: whoever has the record can know the dice.
house-rules-changed = The rules are now version { $version }; every choice so far is legal in it and the table stands as it stood.
house-rules-taken = The rules have changed: the table has gone back to where it stood after { $choices ->
    [one] one choice
   *[other] { $choices } choices
} and goes on by version { $version }.
house-kept = The host has kept this table as a replay.
fair = The record is in order: every choice was legal, all dice follow from the revealed secret and the salt, the secret fits the commitment, and the end is the one recorded. That it is the game you saw, only what you kept can prove.
fair-taken-back = { $n ->
        [one] Once something was taken back
       *[other] { $n } times something was taken back
    }, { $seen ->
        [0] never after dice had been rolled or cards drawn
        [one] once after dice had been rolled or cards drawn
       *[other] { $seen } times after dice had been rolled or cards drawn
    }.
unfair = This record does not fit: { $why }
refusal-nothing-yet = Nothing is proposed yet.
draft-cut = As far as may be. { $why }
refusal-unreadable = This is no answer to the question.
refused-malformed = This message was not understood.
refused-too-long = This message is too long.
refused-too-fast = Too many messages: wait a moment.
refused-wrong-protocol = This page is out of date: reload it.
refused-no-table = There is no such table.
refused-no-permission = Your links do not allow this.
refused-not-playing = The table is not being played now.
refused-stale = The table has moved on; this is how it stands.
refused-illegal = This is not possible now.
refused-taken = This seat is taken.
refused-promise-first = At a table with others salt is promised first, and shown when all have sat down.
refused-nothing-to-undo = There is nothing to take back.
refused-undo-pending = A request to take back is waiting for answers.
refused-no-such-moment = There is no such moment in this game.
refused-not-over = This is possible when the game is over.
refused-busy = The server is busy: try again in a moment.
refused-damaged = What is kept of this table cannot be read: whoever runs the server can see why.
refused-on-hold = The operator has stopped this for a while: try again later. Nothing is lost.
refused-late = This takes longer than the server allows: try again when it has less to do.
refused-broken = Something went wrong here; nothing has changed.
talk-signals = Only the signals of the game may be given now.
talk-silent = This seat must be silent now.
mark-arrow = { $who }: arrow from { $place } to { $to }
mark-circle = { $who }: circle around { $place }
mark-cross = { $who }: cross on { $place }
mark-note = { $who }: “{ $note }” at { $place }
mark-noted = { $mark } (“{ $note }”)
house-manners = The host has decided: { $chat ->
        [game] people talk as the rules of the game allow
        [presets] people talk by the signals of the game only
       *[free] people talk freely
    }, { $odds ->
        [on] with odds
        [bare] with odds, without hints
       *[off] without odds
    }.
opening = All have sat down. The dice wait for the salt of { $people }; who does not show it within { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} is left out.
house-salt-left-out = { $who } did not show the promised salt in time: it is not in the dice.
house-stand-in = { $who } is away: the host lets a bot play meanwhile.
house-returned = { $who } plays again.
house-hurried = { $who } had too little time and played by plain advice.
house-arranged-again-alone = Everything is arranged as the last time.
house-arranged-again = { $who } has arranged everything as the last time.
refused-signals-only = Only the signals of the game may be given now ({ $rule }).
refused-silent = This seat must be silent now ({ $rule }).
refused-too-many = Your plan has as many marks as it can hold: erase some.
refused-no-odds = This table is played without odds.
refused-no-hints = This table is played without hints.
refused-is-here = This person is here, or was a moment ago: only they can let a bot play for them.

# Bad input at the command line.
wrong-option-value = option { $option }: { $value } is not one of { $known }
wrong-no-option = { $game } has no option { $option }; it has { $known }
wrong-players = { $game } is for { $range } players, not { $number }
wrong-no-game = there is no game { $game }; there are: { $known }
wrong-no-bot = there is no player { $bot }; there are: { $known }
wrong-no-soldier = { $game } has no Soldier (heuristic)
wrong-no-tries = mc:N needs at least one playout
wrong-seats = --seats names { $given } players, { $players } play
wrong-unfit = { $game }: these options do not go together, or not with so many players. { $rule }
wrong-no-value = --option { $given }: expected NAME=VALUE
wrong-no-seat = --seat { $given }: there are { $players } seats
wrong-no-rule = { $game } has no rule { $rule }
wrong-begun = { $file } holds a game that has begun: its setting is fixed
wrong-no-guide = { $game } has no guided game
wrong-guide-fixed = a guided game has its own setting: without --players, --option and --seed
wrong-other-game = { $file } is a game of { $game }, not of { $wanted }
wrong-exists = { $file } exists already; --force writes over it
wrong-copy-exists = { $file } exists already: choose an empty directory
wrong-not-written = { $file } cannot be written
wrong-no-output = say --html OUT or --pdf OUT
wrong-no-file = { $file }: No such file, or it cannot be read
wrong-no-record = { $file }: not a record of a game
wrong-record-format = { $file }: format { $given }; this program reads { $known }
wrong-record-secret = { $file }: the secret is damaged; expected are 64 hexadecimal digits
wrong-record-rules = played with rules version { $version } of { $game }; this program has version { $here }
wrong-record-data = played with other data files of { $game } (hash { $hash }, here { $here }); give their directory with --data
wrong-record-sealed = the secret of this table is not revealed yet: nothing can be replayed
wrong-record-illegal = choice { $choice } is not legal
wrong-record-differs = after choice { $choice } the position is not the recorded one
wrong-record-changed = after choice { $choice } the position is not the recorded one: this choice, an earlier one or the secret was changed
wrong-record-commitment = the secret does not fit the commitment that was published when the game began
wrong-record-short = { $prints } fingerprints for { $choices } choices: choices are missing
wrong-record-trail = { $prints } fingerprints for { $choices } choices: fingerprints are missing
wrong-record-long = the record has too many choices or branches
wrong-record-branch = a branch begins at a moment, or is dealt for a seat, that this game does not have
wrong-record-salt = the salt does not fit what the players had promised and shown
wrong-record-head = no moment of this game has the head { $head }: it is not the game that was played there, or a part of it was changed, added or left out
wrong-record-result = the game does not end as the record says (here: { $ends }; in the record: { $claimed })
wrong-record-undone = what was taken back to choice { $choice } cannot have happened
wrong-no-directory = { $file }: is not a directory
wrong-replaces-nothing = { $file }: replaces nothing; expected { $known }
wrong-none-of = { $file }: holds none of { $known }
wrong-no-toml = { $file }: { $problem }
wrong-data = { $place }: { $problem }
wrong-expected = { $option }: expected { $expected }
wrong-number = a number
wrong-no-such-option = there is no option { $option } here; --help lists them
wrong-missing = { $option } is missing; --help explains it
wrong-usage = this was not understood: { $problem }
wrong-type-expected = Expected `{ $expected }`, got `{ $got }`
wrong-type-missing = Object missing required field `{ $name }`
wrong-type-unknown = Object contains unknown field `{ $name }`

# A finished game looked at again: zareba analyse.
analysis-far = Looking at the game again: { $n } of { $all } choices (Ctrl+C stops)
analysis-title = { $game }: the game looked at again
analysis-scale = { $scale ->
        [chance] All figures are chances to win, in points of 100.
       *[score] All figures are the score by which this game measures its end, in points of 100; 100 is won.
    }
analysis-view = { $view ->
        [open] Judged as if everybody had seen everything: only what chance was yet to bring was unknown.
       *[seats] Judged by what the one who decided could know at that moment.
    }
analysis-how = Every moment and every choice was tried in { $n } imagined games, { $far ->
        [quiet] played on by the Soldier to the next quiet moment and judged there
       *[short] played on by the Soldier for { $horizon } more decisions at most and judged there, for this game is long: a rough look
    } (seed { $seed }). Behind ± stands one standard error.
analysis-of = { $shared ->
        [yes] All together:
       *[no] { $who }:
    }
analysis-start = Beginning
analysis-choices = Choices of { $who } ({ $n })
analysis-luck = Luck: chance, and what came to light
analysis-result = Result
analysis-without-luck = Result without luck
analysis-chapters = Chapter by chapter: worth at its beginning, then what luck and choices changed.
analysis-chapter = luck { $luck }, choices { $choice }: { $label } (from choice { $n } on)
analysis-turns = Turning points:
analysis-turn = { $n }. { $who }: { $choice }: from { $before } to { $after } (choice { $by_choice }, luck { $luck }) [{ $question }]
analysis-knew = From here on judged by what { $who } knew.
analysis-lost = { $who } gave away { $lost } in { $n } choices against the best found: { $blunder ->
        [one] one blunder
       *[other] { $blunder } blunders
    }, { $mistake ->
        [one] one mistake
       *[other] { $mistake } mistakes
    }, { $slip ->
        [one] one slip
       *[other] { $slip } slips
    }.
analysis-mark = { $n }. { $who }, { $mark } (−{ $lost }): { $choice }. Better: { $better }. [{ $chapter }: { $question }]
analysis-ends = Every marked choice and the better one, each played on to the end in { $n } games by the Soldier under the same luck, nothing judged:
analysis-end = { $n }. { $choice } instead of { $better }: { $change }
analysis-curve = The curve of { $who }: from { $start } to { $result } points in { $n } choices.
analysis-curve-shared = The curve of the game: from { $start } to { $result } points in { $n } choices.
analysis-number = Choice
analysis-who = Who
analysis-worth = Worth
analysis-by-choice = By choice
analysis-by-luck = By luck
analysis-chosen = Chosen
analysis-better = Better
analysis-lost-short = Given away
analysis-saved = The page lies in { $file } now.
mark-blunder = blunder
mark-mistake = mistake
mark-slip = slip
wrong-not-finished = this game is not finished yet: only finished games are looked at again
wrong-nothing-chosen = nothing was chosen in this game

## The report at the end
report = Report
report-decided = What decided it
report-turning = Turning points
report-turning-none = No single event stands out.
report-seats = Who decided how often
report-player = Player
report-decisions = Decisions
report-turn = Turn { $n }
report-turn-of = Turn { $n }: { $who }
report-undone = Taken back
report-dice = Dice
report-thrown-for = Thrown for
report-thrown = Dice
report-mean = Mean
report-expected = Expected mean
report-chart-from = { $label }: from { $first } to { $last }
