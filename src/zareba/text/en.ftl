# Words of the house, whatever the game.

yes = yes
no = no
you = you
seat = Seat { $n }
waiting = Waiting for { $seats }.
game-over = The game is over.
choose-number = Number, or a command (? for help)
not-understood = { $typed } is neither a number from 1 to { $last } nor a command. Type ? for the commands.
illegal = Not possible: { $why }
saved = Saved in { $file }.
undone = Taken back.
undo-nothing-chosen = There is nothing to take back.
undo-others-decided = Another seat has decided since: this cannot be taken back.
undo-chance-drawn = Dice have been rolled or cards drawn since: this cannot be taken back.
undo-cards-seen = Hidden cards have been seen since: this cannot be taken back.
bot-chose = { $seat } ({ $bot }): { $choice }
no-rule = There is no rule { $number }.
help =
    A number chooses an option. Commands:
    log [N]     the last N lines of the log (20)
    board       the table as it stands
    why [RULE]  the rule behind the question, or another one by its number
    odds        how the options compare, tried out in imagined games
    options     the options again
    undo        take back your last choice while that is fair
    save [FILE] save the game
    quit        leave; a game started with --save is saved first
odds-line = { $percent } % ± { $error }  { $choice }
odds-note = Chance to win, from { $n } imagined games for each option, played on by the heuristic player; behind ± stands one standard error.
resumed = Game resumed after { $n } choices.
verify-hint = The secret of the dice is in the record now: zareba verify { $file } proves that no die was changed.

about-makers = Designed by { $designer }, published by { $publisher }.
about-unofficial = Zareba is an unofficial, free implementation. If you like the game, please buy it.
about-sources = Sources of the data: rulebook { $rulebook }, inferred { $inferred }, public { $public }, reconstructed by us { $reconstructed } (data hash { $hash }).
