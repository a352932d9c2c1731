"""Keys, codes and the addresses at which one may listen."""

import socket

from game.link.addresses import Address, addresses, ranked
from game.link.secret_keys import SIGNS, fresh_code, fresh_key, same, typed


def test_a_key_has_128_bits_and_is_never_made_twice():
    keys = {fresh_key() for _ in range(200)}
    assert len(keys) == 200
    assert {len(key) for key in keys} == {22}


def test_a_code_has_six_signs_that_nobody_mistakes():
    codes = [fresh_code() for _ in range(200)]
    assert {len(code) for code in codes} == {6}
    assert not set("".join(codes)) & set("01OIL")
    assert len(set(codes)) > 190


def test_a_code_may_be_typed_small_and_with_gaps():
    assert typed(" abc-d23 ") == "ABCD23"
    assert typed("0o1l") == ""


def test_only_the_same_key_is_the_same():
    key = fresh_key()
    assert same(key, key)
    assert not same(key, fresh_key())
    assert not same("", "")
    assert not same("ключ", key)


def test_networks_at_home_come_first_and_tunnels_last():
    found = ranked(
        Address(host, name)
        for host, name in (
            ("127.0.0.1", "lo"),
            ("172.17.0.1", "docker0"),
            ("10.8.0.2", "tun0"),
            ("169.254.3.4", "eth1"),
            ("8.8.4.4", "eth2"),
            ("192.168.1.5", "wlan0"),
            ("192.168.1.5", ""),
        )
    )
    assert [each.host for each in found] == [
        "192.168.1.5",
        "8.8.4.4",
        "172.17.0.1",
        "10.8.0.2",
        "169.254.3.4",
        "127.0.0.1",
    ]
    assert found[0].name == "wlan0"


def test_one_may_listen_at_every_address_that_is_found():
    found = addresses()
    assert found[-1].own
    for each in found:
        with socket.socket() as listens:
            listens.bind((each.host, 0))


def test_asking_for_addresses_sends_nothing(monkeypatch):
    sent = []
    monkeypatch.setattr(socket, "getaddrinfo", lambda *asked, **_: sent.append(asked))
    monkeypatch.setattr(socket, "gethostbyname", lambda *asked: sent.append(asked))
    addresses()
    assert sent == []


def test_every_sign_of_a_code_is_kept_when_it_is_typed():
    assert typed(SIGNS) == SIGNS
