"""A connection: one open socket and who reads from it: dispatch of messages, with a rate limit for each thing."""

import asyncio
from functools import partial

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from doubloon.server import wire
from doubloon.server.farewells import NO_SPECTATORS, NONSENSE, RESTART, TROUBLE, code_of
from doubloon.server.hall.audience import Known, Viewer
from doubloon.server.hall.live import Decide, Earlier, LiveTable, Look, Outcome, Request, TableClosed
from doubloon.server.hall.pulse import pong
from doubloon.server.limits import Limit
from doubloon.server.person import Person
from doubloon.server.refusals import Malformed, Refusal, RefusedMove
from doubloon.server.services import Services
from doubloon.server.sockets.uvicorn_line import line_of
from doubloon.server.table import decide
from doubloon.server.table.events import Said
from doubloon.server.table.state import TableState

LINGER_SECONDS = 1.0
Asked = wire.Asking | wire.Why

log = structlog.get_logger()


async def farewell(socket: WebSocket, bye: wire.Bye) -> None:
    """Say why, and close."""
    try:
        await socket.send_text(wire.encode(bye).decode())
        await socket.close(code_of(bye))
    except (RuntimeError, WebSocketDisconnect):
        pass  # gone already


def _leave_unheard(_message: bytes | None) -> None:
    """Nobody listens any more; who did is not kept in memory for it."""


class Connection:
    """One open socket: the table writes to its viewer, here is read."""

    def __init__(self, socket: WebSocket, services: Services, table: LiveTable, person: Person | None) -> None:
        settings = services.settings
        self.socket = socket
        self.services = services
        self.table = table
        self.person = person
        self.viewer = Viewer(person, line_of(socket), settings.backlog)
        self.speed = Limit("socket_rate", settings.socket_rate, settings.socket_burst, services.clock)
        self.strikes = 0

    async def run(self, known: Known | None) -> None:
        """Serve the socket until either side is done with it."""
        audience = self.table.audience
        if not audience.admits(self.viewer):
            await farewell(self.socket, NO_SPECTATORS)
            return
        watching = audience.presence().watching
        if self.table.state.seat_of(self.viewer.id) is None and watching >= self.services.settings.watchers:
            raise Refusal("refused-too-many-watchers", status=429, most=self.services.settings.watchers)
        if known is None or not audience.remembers(known):
            await audience.logbook.recall()
        await self.table.look(partial(audience.join, self.viewer, known))
        self.viewer.line.listen(self._take)
        work = [asyncio.create_task(job) for job in (self._read(), self._part())]
        try:
            await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        finally:
            audience.part(self.viewer)
            self.viewer.line.listen(_leave_unheard)
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)

    async def _part(self) -> None:
        """When the viewer is dismissed, say why and close."""
        await self.viewer.dismissed.wait()
        bye = self.viewer.farewell
        assert bye is not None, "who is dismissed is told why"
        try:
            await asyncio.wait_for(self.socket.send_text(wire.encode(bye).decode()), LINGER_SECONDS)
            await asyncio.sleep(LINGER_SECONDS)  # closed with unread messages, a socket would take the last words along
            await self.socket.close(code_of(bye))
        except TimeoutError:
            self.viewer.line.cut()  # it takes nothing any more
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # gone without a word

    async def _read(self) -> None:
        """Take what was sent before the line was listened to, and wait for the end."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            self._take(None if text is None else text.encode())

    def _take(self, text: bytes | None) -> None:
        """One message: carried out, refused or not understood."""
        if self.viewer.farewell is not None:
            return
        if not self.speed.allows(""):
            self._strike(Refusal("refused-too-often", limit="socket_rate", seconds=1))
            return
        if text is None:
            self._strike(Refusal("refused-binary"))
            return
        try:
            message = wire.read(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._strike(Malformed(str(error)[:200]))
            return
        if isinstance(message, wire.Pong):
            pong(self.viewer, message.n, self.services.clock)
        elif isinstance(message, wire.Hail):
            self._tell(wire.Ahoy())
        elif isinstance(message, wire.React):
            self._react(message)
        elif isinstance(message, wire.Nudge):
            self._nudge(message)
        elif isinstance(message, wire.Describe):
            self._describe(message)
        else:
            self._obey(message)

    def _describe(self, message: wire.Describe) -> None:
        """Whoever may look may read."""
        work = partial(self.table.audience.describe, self.viewer, message)
        try:
            self.table.take(Look(work, self._described))
        except TableClosed:
            self.viewer.dismiss(RESTART)

    def _described(self, answer: wire.Described | Exception) -> None:
        if isinstance(answer, Exception):
            self._broken(answer)
        else:
            self._tell(answer)

    def _strike(self, refusal: Refusal) -> None:
        self.strikes += 1
        self._tell(wire.Error(refusal.message.plain(), refusal.text))
        if self.strikes > self.services.settings.strikes:
            self.viewer.dismiss(NONSENSE)

    def _obey(self, message: Asked) -> None:
        try:
            if self.person is None:
                raise Refusal("refused-stranger", status=401)
            if isinstance(message, wire.Why):
                self.table.take(Look(partial(self._why_not, message, self.person), partial(self._because, message.id)))
                return
            told = partial(self._answer, message.id)
            self.table.take(Request(self.person.id, self._decision(message, self.person), message.id, told))
        except (Refusal, TableClosed) as error:
            self._answer(message.id, error)

    def _answer(self, client_id: str, outcome: Outcome) -> None:
        """What came of a message; of what it made happen, the table tells everyone."""
        if isinstance(outcome, Earlier):
            self._tell(wire.Done(client_id, int(outcome)))
        elif isinstance(outcome, Refusal):
            self._tell(wire.Refused(client_id, outcome.message.plain(), outcome.text))
        elif isinstance(outcome, TableClosed):
            self.viewer.dismiss(RESTART)

    def _why_not(self, message: wire.Why, person: Person) -> Refusal | None:
        """Why a move would be refused, as it would be."""
        refused = decide.why_not(self.table.state, person.id, message.action)
        return None if refused is None else RefusedMove(refused)

    def _because(self, client_id: str, answer: Refusal | Exception | None) -> None:
        """What is answered to who asks why."""
        if isinstance(answer, Refusal):
            self._tell(wire.Because(client_id, answer.message.plain(), answer.text))
        elif isinstance(answer, Exception):
            self._broken(answer)
        else:
            self._tell(wire.Because(client_id, None, None))

    def _broken(self, error: Exception) -> None:
        log.error("a question broke", table=self.table.id, error=repr(error))
        self.viewer.dismiss(TROUBLE)

    def _decision(self, message: "wire.Asking", person: Person) -> Decide:
        """What a message asks the table to decide."""
        match message:
            case wire.Resign() | wire.Relieve():
                return self._handing_over(message, person)
            case wire.Move(_, action):
                return partial(decide.move, person=person.id, action=action, secret=self.table.secret)
            case wire.Undo():
                return partial(decide.undo, person=person.id)
            case wire.Return():
                return partial(decide.take_back, person=person.id)
            case wire.Read(_, step):
                return partial(decide.read, person=person.id, reached=step)
            case wire.Say(_, text):
                return partial(self._say, person=person, text=text)

    def _handing_over(self, message: wire.Resign | wire.Relieve, person: Person) -> Decide:
        """A bot is to play on, for oneself or for somebody who is silent."""
        level = self.services.settings.stand_in
        if isinstance(message, wire.Resign):
            return partial(decide.resign, person=person.id, level=level)
        now = self.services.clock.ms()
        return partial(decide.relieve, person=person.id, seat=message.seat, now_ms=now, level=level)

    def _say(self, state: TableState, person: Person, text: str) -> Said:
        if person.id in self.services.hall.silenced:
            raise Refusal("refused-silenced", status=403)
        self.services.limits.talk.check(person.id)  # not of what is sent again and was said already
        return decide.say(state, person, text, self.services.settings.talk_length)

    def _react(self, message: wire.React) -> None:
        """Nothing is decided and nothing kept: everyone is shown it at once."""
        try:
            if self.person is None:
                raise Refusal("refused-stranger", status=401)
            if self.person.id in self.services.hall.silenced:
                raise Refusal("refused-silenced", status=403)
            seat = decide.react(self.table.state, self.person)
            self.services.limits.reactions.check(self.person.id)
            self.table.audience.show_reaction(seat, message.what)
        except Refusal as refusal:
            self._tell(wire.Error(refusal.message.plain(), refusal.text))

    def _nudge(self, message: wire.Nudge) -> None:
        """Everyone is told at once; who is nudged may be elsewhere."""
        table, now = self.table, self.services.clock.ms()
        try:
            if self.person is None:
                raise Refusal("refused-stranger", status=401)
            by = decide.nudge(table.state, self.person.id, message.seat, table.nudged.get(message.seat, 0), now)
            table.nudged[message.seat] = now
            table.audience.show_nudge(message.seat, by)
        except Refusal as refusal:
            self._tell(wire.Error(refusal.message.plain(), refusal.text))

    def _tell(self, message: wire.Out) -> None:
        self.viewer.send(wire.encode(message))
