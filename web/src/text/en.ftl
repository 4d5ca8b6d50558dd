# Words of the browser client

## Everywhere
menu = Menu
language = Language
settings = Settings
skip-to-content = Skip to the content
home = To the start page
close = Close
cancel = Cancel
loading = One moment …
offline = The server does not answer.
nowhere = There is no such page.
unofficial = Zareba is unofficial and free. If you like a game, please buy it: its makers live from it.
copy = Copy
copied = Copied
zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = Show everything

## Home
welcome = Hold the line
welcome-more = Board games of desperate defence, played in the browser. The table deals, rolls and keeps the rules; you decide. No account, no advertising: a link is a seat.
games = Games
game-players =
    { $n ->
        [1] 1 player
       *[other] { $n } players
    }
game-minutes = about { $n } minutes
play-now = Play now
choose-from-list = or choose from a list ({ $n })
play-guided = Learn by playing
guide = Guide
guide-step = Step { $n } of { $of }
guide-do = Do this: { $what }
guide-rest = Finish this step
guide-leave = Leave the guide
goal = Your goal
goal-leave = Understood
new-table = New table
rules = Rules
my-tables = My tables
my-tables-none = None yet. Tables you play at are listed here, on this device.
open-tables = Tables with an open seat
open-tables-none = None at the moment.
your-turn = your turn
won = won
lost = lost
no = no
at-the-table = At the table: { $names }
last-move = Last move:
made = Made:
more-tables = { $n ->
        [one] One more table
       *[other] { $n } more tables
    }
seats-free = { $n } of { $all } seats free
lobby-join = Take a seat
choices =
    { $n ->
        [one] 1 choice
       *[other] { $n } choices
    }
status-gathering = waiting for players
status-playing = being played
status-over = over
status-closed = closed
status-frozen = older rules, to look at only
host-decides-rules = The host of the table decides how it goes on.
forget = Forget
import = Open a saved game …

## New table
your-name = Your name
player = Player
number-of-players = Number of players
seats = Seats
seat = Player { $n }
seat-me = me (this screen)
seat-open = open
bot = bot: { $name }
more-options = More options: editions and house rules ({ $n })
search-options = Search the options
options-edition = By the book
options-house = House rules
options-none = No option has these words.
listed = List the table, so that anybody can take an open seat
create = Create the table
no-game = There is no such game.

## Table
table = Table
links = Links
table-menu = Links and table
players = Players
you = you
to-move = to move
is-here = here
is-away = away
is-bot = bot
you-watch = You are watching.
go-on-as = Go on as { $name }
see-as = See as this seat
seat-more = More
lend-to-bot = Let a bot play for me
bot-plays = A bot plays for { $name }.
take-back-seat = Take the seat back
leave-seat = Leave the seat
take-another = Another person at this screen
their-name = Their name
take-seat = Take a seat
gathering = The game begins when every seat is taken.
only-watching = You watch: this link is for watching only. To play you need the link to take a seat; whoever made the table has it.
salt-rule = Your browser adds a random number, the salt, to the dice: it promises it when you take a seat, and shows it by itself when all have sat down, so that nobody can choose the dice, not even who runs the server. What is not shown in time is left out, and the log says so. Keep this page open until the game begins.
no-table = There is no such table.
no-table-why = The link may be incomplete, or the table was on another server.
table-closed = This table is closed.
reconnecting = The connection is lost. Trying again …
outdated = This page is older than the server.
not-loaded = This part of the page could not be loaded; the server may have a newer version.
reload = Reload
invite-friends = Invite the others
link-invite = Link to take a seat
link-watch = Link to watch
link-move = Link to my seat, for another device of mine
link-secret = Keep it to yourself: who has it plays for you.
close-table = Close the table
export = Save the game

## Questions
question = Question
choose = Choose
choose-this = Choose: { $what }
confirm = Confirm
confirm-choice = { $what }: sure?
answer-under-way = Your answer is on its way: this press did not count.
answered-for-you = Answered for you, there was nothing to decide. { $question } – { $text }
answered-for-seat = Answered for { $who }, there was nothing to decide. { $question } – { $text }
limits = Limits
free-answer = Your answer
move-up = Move up: { $thing }
move-down = Move down: { $thing }
waiting = One moment …
waiting-for = Waiting for { $names }
undo = Take back
undo-ask = Ask to take back
undo-asked = { $name } would like to take back a choice.
undo-waits = Waiting for the consent of { $names }
agree = Agree
disagree = Refuse
withdraw = Withdraw
odds = Odds
odds-soon = Computing …
odds-draw = Draw it
odds-refined = Better figures follow …
hint = What would you do?
odds-note = { $scale ->
    [chance] Chance to do well from here, judged from { $n } imagined games
   *[score] Score of the end, in points of 100, judged from { $n } imagined games
}
odds-figure = { $scale ->
    [chance] { $mean } % ± { $error }
   *[score] { $mean } ± { $error } points
}
odds-estimate = estimated:
odds-scale = { $scale ->
    [chance] Per cent: how likely it is to win.
   *[score] Points tell how well the game ends; chances to win stand under Odds.
}
odds-untried = not tried
odds-first = Of all options only the first { $n } were tried: a game to its end takes too long here. { $others ->
        [one] One other was not tried.
       *[other] { $others } others were not tried.
    }
ways = { $n } of { $of } throws
in-words = The board in words
dice = Dice: { $faces }
skip = Skip
film-next = Go on
film-next-key = Space; held down it runs through

## Log and chat
log = Log
log-all = Show all { $n } lines
log-and-chat = Log and chat
private = only you see this
chat = Chat
chat-empty = Nobody has said anything yet.
chat-presets = Table talk
chat-say = Say something
send = Send

## What the host decides
manners = At this table
talk = Table talk
talk-free = Everybody talks freely.
talk-game = Talk follows the rules of the game.
talk-presets = Only the signals of the game may be used.
allow-odds = Players may ask for odds
without-odds = without odds
allow-hints = Players may ask what the house would do
without-hints = without hints
wipe-plan = Wipe the plan when a turn begins
stand-in = Let a bot play meanwhile
give-back = End the bot's turn as stand-in

## The plan pad
plan = Plan
plan-marks =
    { $n ->
        [one] 1 mark on the plan
       *[other] { $n } marks on the plan
    }
plan-kind = Kind of mark
plan-arrow = Arrow
plan-circle = Circle
plan-cross = Cross
plan-note = Note
plan-how = Tap a place on the board, or choose it here. Everybody at the table sees your marks.
plan-then = From { $place }: now tap where the arrow ends.
plan-from = From
plan-to = To
plan-at = Where
plan-words = Words or a number
plan-list = Choose from a list
plan-set = Set the mark
plan-erase = Erase
plan-erase-mine = Erase my marks
plan-erase-all = Erase everybody's marks

## Several people at one screen
curtain = Pass the device on
curtain-pass = Please pass the device to { $name }.
curtain-why = What the others hold is hidden until then.
curtain-lift = I am { $name }
curtain-other = No, { $name } is here

## Looking back, replay
look-back = Look back
looking-back = An earlier moment
chosen = chosen
replay = Replay
timeline = Course of the game
first = To the beginning
back = One step back
forward = One step forward
last = To the end
run = Run by itself
pause = Pause
moment = Moment
chapter = Chapter
speed = Speed
eyes = Eyes
eyes-nobody = nobody’s
moment-of = { $at } of { $last }
missed = { $n ->
    [one] One decision was taken
   *[other] { $n } decisions were taken
} since you were last here.
missed-watch = Watch
missed-skip = Skip
back-to-now = Back to now
copy-moment = Copy the link to this moment
permalink = Link
what-if = What if … (new dice)
what-if-from = What if, from { $chapter } of { $title }
what-if-from-moment = What if, from moment { $at } of { $title }
what-if-back = Back to the game
what-ifs = What-ifs
what-if-same = What if … (same dice)

## The end
rematch = Play again
to-rematch = To the next game
turning-points = Turning points
report = Report
report-full = The whole report
share = Share
share-link = Link to the end of this game
share-save = Save the picture
share-alt = Copy the description
share-send = Send …
share-words = What the picture shows
share-no-picture = This browser cannot draw the picture.
share-not-copied = It could not be copied.
rematch-waits = The next game is being set up with the same seats and options.
rematch-join = Come along
verify = Check the dice
dice-proof = How the dice can be checked
dice-proof-how = The commitment was published before the first die. It fits only this secret, and the secret with the players' salt gives every die of the game.
dice-proof-later = This is a what-if of a game that is still being played: its secret and salt are shown when that game is over.
commitment = Commitment to the dice
secret = Secret
salt = Salt
proof-own = What this browser has kept says:
proof-commitment-good = The commitment is the one that was there when you sat down.
proof-commitment-bad = The commitment is another than when you sat down: do not trust these dice.
proof-secret-good = The secret fits the commitment.
proof-secret-bad = The secret does not fit the commitment: do not trust these dice.
proof-salt-good = Your salt is in the dice: nobody can have chosen them.
proof-salt-bad = Your salt is not in the dice: it was left out.
proof-salt-given = The dice came with the table (a guided game, or the dice of another one): nobody added salt.
proof-heads-good = The record contains all that this browser saw: nothing was changed or left out.
proof-heads-bad = The record is not the game that this browser saw: something was changed or left out.
chain-head = Head of the chain

## Rules
rule = Rule { $number }
open-rule = Rule { $number }
all-rules = All rules
rules-own-words = In our own words; the numbers are those of the rulebook. R: rulebook, I: inferred, P: public source, X: reconstructed by us.
contents = Contents
search = Search
nothing-found = Nothing found.
source = Source: { $source }
reconstructed = What is reconstructed
reconstructed-more = { $n ->
        [one] One fact of this game is not printed in its rulebooks.
       *[other] { $n } facts of this game are not printed in its rulebooks.
    } Here stands what we put there, and why. Places and values are in English, as in the data files.
reconstructed-sources = Where the facts come from
reconstructed-place = Where
reconstructed-value = What stands there
reconstructed-kind = Source
reconstructed-why = Why

## Settings
setting-theme = Light
setting-theme-system = as the system
setting-theme-light = light
setting-theme-dark = dark
setting-motion = Motion
setting-motion-system = as the system
setting-motion-none = none
setting-speed = How what happens is told
setting-speed-slow = slowly
setting-speed-normal = at normal speed
setting-speed-fast = fast
setting-speed-once = all at once
setting-sound = Sound
setting-sound-on = on
setting-volume = Volume
setting-warnings = Warn before a choice that can lose the game this turn
setting-warnings-first = in the first three games
setting-warnings-on = always
setting-warnings-off = never
setting-confirm = Ask before every choice is sent
setting-guard = Ignore clicks within a third of a second of a new question
setting-shortcuts = Single keys for options and commands
setting-curtain = Hide everything when the device is passed to another player
keys = Keys
key-1 = 1 to 9: choose an option
key-tab = Tab and arrows: move between options, also on the board; Enter chooses
key-u = u: take back
key-space = Space: on to the next beat; held down, through all of them
key-b = b and f: look back, and forward again
key-l = l: back to now
key-o = o: odds
key-h = h: what would you do?
key-w = w: the board in words
key-p = p: plan
key-zoom = + − 0 on the board: zoom; arrows move it

## Armies
armies = Armies
armies-of = Armies: { $game }
armies-about = Armies are kept in this browser. An army that breaks rules can be kept as well; only a table refuses it.
less = Less: { $what }
more = More: { $what }
army-new = A new army
army-list = Army list
army-year = Year
army-year-of = Year ({ $first } to { $last })
army-points = Points
army-empty = Begin an empty draft
army-random = A legal army by chance
army-import = Open an army file …
army-mine = My armies
army-none = None yet.
army-all = All armies
army-untitled = Army without a name
army-copy-of = { $name } (copy)
army-duplicate = Duplicate
army-remove = Remove
army-removed = Removed: { $name }.
army-bring-back = Bring it back
army-not-here = This browser does not have that army. Perhaps it was built on another device: share it by its link.
army-opened-copy = Opened as a copy of your own.
army-bad-link = The link does not hold an army.
army-ap = { $ap } AP
army-each = { $ap } AP each
army-from-ap = from { $ap } AP
army-sum = { $ap } of { $points } AP
army-over = Half of the cheapest unit, here { $over } AP, may be over.
army-legal = legal
army-faults =
    { $n ->
        [one] one rule is broken
       *[other] { $n } rules are broken
    }
army-verdict = Sum, broken rules and tools
army-name = Name of the army
army-occasion = Made for a scenario or an enemy
army-occasion-why = At a table these are settled before the armies are built. Some rules depend on them: works, wagons, guns for a siege.
army-scenario = Scenario
army-role = Role
army-enemy = Enemy
army-any = any
army-units = Units
army-no-units = No units yet: add some below.
army-add-unit = Add a unit
army-number-of = { $n } of { $most }
army-elements = Elements
army-weapons = Weapons
army-group = Unit { $n }, { $name }: elements { $k }
army-group-remove = Unit { $n }, { $name }: remove elements { $k }
army-show-unit = to unit { $n }
army-split = Other weapons for some
army-whole-unit = The whole unit:
army-needs = needs { $needs }
army-unit-name = Own name of unit { $n }, { $name }
army-unit-name-hint = own name
army-command = Commander
army-exceptional = Who leads
army-ordinary = an ordinary commander
army-base = Where he stands
army-in-unit = with a unit
army-alone = alone, as { $name }
army-carrier = With which unit
army-incompetent = Incompetent commander
army-disciplined = Disciplined army
army-extras = Scout, stratagem, wagons, works
army-scout = Scout, and his weapon
army-stratagem = Stratagem
army-wagons = Wagons
army-works = Works
army-works-why = Only for the defender of a scenario.
army-nothing = none
army-notes = Notes
army-redo = Again
army-share = Share by link
army-link = Link to this army; whoever opens it gets a copy
army-link-copied = The link is copied.
army-export = Save as a file
army-print = Page to print
army-pdf = PDF
army-to-table = To the table with this army
army-battle = Battle against a bot
army-battle-start = To the battle
army-not-for-battle = The army does not fit this battle:
army-size = Size of the battle
army-size-of = { $size } (here { $points } AP)
army-by-chance = whoever the bot chooses
own-army = My army: { $name }
muster-none = No army of this list and tribe is kept in this browser.
muster-build = Build one
muster-send = Lead { $name } into battle

## Free answers: a draft and what is done with it
draft-take = Do this
draft-back = One step back
draft-drop = Start again
draft-legal = Allowed.
arrangement = these positions
arrange-how = Choose a counter, then a zone; or drag it there.
arrange-all = As many as fit
arrange-more = { $unit }: one more to { $zone }
arrange-back = { $unit }: back from { $zone }
arrange-reserve = Reserve
arrange-done = Done: { $n ->
        [one] one unit
       *[other] { $n } units
    } in { $zones ->
        [one] one zone
       *[other] { $zones } zones
    }
arrange-holds = holds { $percent } %
arrange-nobody = nobody
kp-moving = Move
kp-placing = Place
kp-who = Who
kp-whole-unit = the whole unit
kp-one-element = element { $n } alone
kp-by-steps = Step by step: 1 inch, with Shift a quarter; turns of 15 degrees
kp-turn-left = Turn left by 15°
kp-turn-right = Turn right by 15°
kp-up = Up
kp-down = Down
kp-left = To the left
kp-right = To the right
kp-way-point = Way point here
kp-by-numbers = By numbers
kp-inches = Inches
kp-direction = Direction
kp-go-ahead = ahead
kp-go-back = back
kp-go-left = to its left
kp-go-right = to its right
kp-go-bearing = by degrees
kp-degrees = Degrees to the left
kp-go = Go
kp-about = About
kp-about-left = the left front corner
kp-about-right = the right front corner
kp-about-centre = the centre
kp-wheel = Wheel
kp-across = Across, inches
kp-upward = Upward, inches
kp-facing = Facing, degrees
kp-put = Put it there
kp-setting-hint = Press a place in the marked area, or give it in inches; what lies there can be dragged.
kp-put-hint = Choose a unit, or press a place in the marked area.
kp-fire-hint = On the board: press one of your units, then an enemy.
kp-terrain = Terrain
kp-terrain-hint = Pieces can be dragged on the board.
kp-kind = Kind
kp-lay = Lay it in the middle
kp-piece = Piece
kp-remove = Remove
kp-near = What this unit does
kp-pass-on = Pass until the round ends
kp-ending = End the battle…
kp-volley = { $who }: { $shots ->
    [one] one shot
   *[other] { $shots } shots
} at { $foes }, { $hits ->
    [one] one hit
   *[other] { $hits } hits
}{ $kills ->
    [0] .
    [one] , one falls.
   *[other] , { $kills } fall.
}
kp-concede = Give up at the end of the round
kp-draw = Offer a draw at the end of the round
kp-concedes = You give up at the end of this round.
kp-draws = You offer a draw at the end of this round.
kp-fight-on = Fight on after all
key-draft = Free moves: arrows shift by an inch, with Shift by a quarter; [ and ] turn; e one element; n way point; Enter takes, Backspace goes back, Escape starts again

## A finished game looked at again
analysis = Analysis of the game
analyse = Analyse this game
analysis-why = Every choice is tried out again in many imagined games: what was luck, what was choice, and what would have been better. That takes a minute or several; you can leave this page meanwhile.
analysis-far = { $done } of { $choices } choices looked at
analysis-failed = That did not work. You can try it again.
analysis-view = Judged
analysis-view-seats = by what each could know
analysis-view-open = with open hands
analysis-marks = Mistakes
analysis-unmarked = No choice was clearly worse than the best one found.

## On a phone
sheet-fold = Fold the question
sheet-unfold = Unfold the question
more-deeds = More
tap-which = Which one?

## Exercises
drill = Exercises
drill-number = Exercise { $n } of { $all }
drill-worth = What each choice is worth, in points of 100
drill-next = Next exercise
drill-again = Look at it again
example = Example: { $title }
example-step = Step { $n } of { $all }
example-answer = Answer: { $answer }
example-keys = Arrow keys go a step back or forward.
example-words = This moment in words
picture = Picture: { $title }
rules-found = Rules found: { $n }
