"""A language server as a child process, spoken to over its standard streams as an editor does."""

from __future__ import annotations

import json
import queue
import subprocess
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Literal

Message = dict[str, Any]
PATIENCE = 60.0
"""Seconds after which an answer that does not come is a failure."""


class LanguageServer:
    """The server, from the first handshake to its exit.

    Every wait ends with `queue.Empty` (a failure of the test) after `PATIENCE` seconds.
    """

    def __init__(self, command: Sequence[str], root: Path, env: Mapping[str, str]) -> None:
        self.root = root
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=root, env=env
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._to, self._from = self._process.stdin, self._process.stdout
        self._answers: queue.Queue[Message] = queue.Queue()
        self._published: queue.Queue[Message] = queue.Queue()
        self._versions: dict[str, int] = {}
        self._asked = 0
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    @property
    def pid(self) -> int:
        """The server's process."""
        return self._process.pid

    def __enter__(self) -> LanguageServer:
        self._request("initialize", {"processId": None, "rootUri": self.root.as_uri(), "capabilities": {}})
        self._notify("initialized", {})
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> Literal[False]:
        try:
            if kind is None:
                self._request("shutdown", None)
                self._notify("exit", None)
                self._process.wait(PATIENCE)
        finally:
            self._process.kill()
            self._process.wait()
            self._reader.join(PATIENCE)
            self._to.close()
            self._from.close()
        return False

    def configure(self, settings: Message) -> None:
        """What the editor's settings say, in the server's own words."""
        self._notify("workspace/didChangeConfiguration", {"settings": settings})

    def open(self, path: Path, text: str) -> list[Message]:
        """Open a buffer, whatever the disk says; its diagnostics."""
        uri = path.as_uri()
        self._versions[uri] = 1
        document = {"uri": uri, "languageId": "python", "version": 1, "text": text}
        self._notify("textDocument/didOpen", {"textDocument": document})
        return self._diagnostics(uri)

    def edit(self, path: Path, text: str) -> list[Message]:
        """Replace the text of an open buffer, unsaved; its diagnostics."""
        uri = path.as_uri()
        self._versions[uri] += 1
        document = {"uri": uri, "version": self._versions[uri]}
        self._notify("textDocument/didChange", {"textDocument": document, "contentChanges": [{"text": text}]})
        return self._diagnostics(uri)

    def close(self, path: Path) -> None:
        """Close a buffer; the server then withdraws its diagnostics."""
        self._notify("textDocument/didClose", {"textDocument": {"uri": path.as_uri()}})
        assert self._diagnostics(path.as_uri()) == []

    def _diagnostics(self, uri: str) -> list[Message]:
        while True:
            published = self._published.get(timeout=PATIENCE)
            if published["uri"] == uri:
                diagnostics: list[Message] = published["diagnostics"]
                return diagnostics

    def _request(self, method: str, parameters: Message | None) -> Message:
        self._asked += 1
        self._send({"id": self._asked, "method": method, "params": parameters})
        answer = self._answers.get(timeout=PATIENCE)
        assert answer["id"] == self._asked
        assert "error" not in answer, answer
        return answer

    def _notify(self, method: str, parameters: Message | None) -> None:
        self._send({"method": method, "params": parameters})

    def _send(self, message: Message) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self._to.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self._to.flush()

    def _read(self) -> None:
        while (message := _next(self._from)) is not None:
            if message.get("method") == "textDocument/publishDiagnostics":
                self._published.put(message["params"])
            elif "method" not in message:
                self._answers.put(message)


def _next(stream: IO[bytes]) -> Message | None:
    """The next message, None at the end of the stream."""
    length = 0
    while (line := stream.readline().strip()) or not length:
        if not line:
            return None
        if line.lower().startswith(b"content-length:"):
            length = int(line.partition(b":")[2])
    message: Message = json.loads(stream.read(length))
    return message
