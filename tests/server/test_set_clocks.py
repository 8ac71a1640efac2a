"""Tables whose server's clock was set back while it stood still: nobody waits for a time that is far away."""

from pathlib import Path

from tests.server.running import HandClock, running

DAY = 86_400.0
PACE = {"kind": "seconds", "amount": 30}


def test_a_decision_is_never_awaited_since_tomorrow(tmp_path: Path) -> None:
    clock = HandClock()
    with running(tmp_path, clock=clock) as server:
        ann, bo = server.guest(), server.guest("Bo")
        table = ann.table(pace=PACE)
        bo.sit(table)
        ann.start(table)
        cookies = dict(ann.http.cookies)
    clock.now -= DAY
    with running(tmp_path, clock=clock) as server:
        again = server.stranger()
        again.http.cookies.update(cookies)
        due = again.socket(table).now["due"]
        assert set(due.values()) == {clock.ms() + 30_000}
