"""Work for the tests of the workers: functions that other processes can find."""

import pathlib
import time


def count_for_ever(tell):
    for number in range(10**9):
        tell(number)
        time.sleep(0.02)


def touch(place):
    pathlib.Path(place).touch()


def fill(megabytes):
    return len(bytes(megabytes * 1_000_000))


def nap(*_given):
    time.sleep(3600)
