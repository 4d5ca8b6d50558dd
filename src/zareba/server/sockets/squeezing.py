"""Messages on sockets are compressed where that is worth it: those above a size, each by itself.

A compressor that goes on from message to message would need 36 kB for every socket as long as it
is open, and would tell by sizes what earlier messages had in common with what somebody can write.
"""

from __future__ import annotations

from collections.abc import Sequence

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

WORTH_IT = 4_000  # bytes; below, a message fits into a few packets as it is
FAST = {"level": 1, "memLevel": 5}  # half the time of the usual level, a tenth more bytes
WINDOW = 12  # bits


class Squeezed(PerMessageDeflate):
    """Long messages only; the extension lets each message say whether it is compressed."""

    def encode(self, frame: Frame) -> Frame:
        return super().encode(frame) if len(frame.data) >= WORTH_IT else frame


class Squeezing(ServerPerMessageDeflateFactory):
    """What is offered to a client that can do it."""

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=WINDOW,
            client_max_window_bits=WINDOW,
            compress_settings=FAST,
        )

    def process_request_params(
        self,
        params: Sequence[ExtensionParameter],
        accepted_extensions: Sequence[Extension],
    ) -> tuple[list[ExtensionParameter], Squeezed]:
        agreed, deflate = super().process_request_params(params, accepted_extensions)
        return agreed, Squeezed(
            deflate.remote_no_context_takeover,
            deflate.local_no_context_takeover,
            deflate.remote_max_window_bits,
            deflate.local_max_window_bits,
            deflate.compress_settings,
        )
