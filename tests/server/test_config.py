"""Settings: their sources, and the messages about wrong ones."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bellona.gamekit.catalog import LANGUAGES
from bellona.server.config import WORKER_CONFIG, Config, load_config, of_worker, to_worker
from bellona.server.notify.mail import read_smtp_url, sender_of
from bellona.server.notify.push import contact_of
from bellona.server.rates import DEFAULT_RATES, Rate
from bellona.server.storage.database import open_database
from bellona.server.words import Trouble, preferred


def written(folder: Path, text: str) -> Path:
    path = folder / "bellona.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_without_any_setting_everything_works(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    config = load_config(None, {})
    assert config.folder == tmp_path / "bellona"
    assert config.database_url == f"sqlite:///{tmp_path}/bellona/bellona.db"
    assert (config.host, config.port, config.base_url) == ("127.0.0.1", 8000, "http://127.0.0.1:8000")
    assert (config.smtp_url, config.push, config.hooks) == ("", False, False)


def test_the_environment_goes_before_the_file_and_options_before_both(tmp_path: Path):
    file = written(tmp_path, 'port = 1\nhost = "a"\nlog_format = "json"\n')
    config = load_config(file, {"BELLONA_PORT": "2", "BELLONA_HOST": "b"}, port=3)
    assert (config.port, config.host, config.log_format) == (3, "b", "json")


def test_the_environment_can_name_the_file(tmp_path: Path):
    assert load_config(None, {"BELLONA_CONFIG": str(written(tmp_path, "port = 9"))}).port == 9


def test_lists_and_switches_can_stand_in_the_environment():
    config = load_config(None, {"BELLONA_TRUSTED_PROXIES": "10.0.0.1, 10.0.0.2", "BELLONA_PUSH": "true"})
    assert config.trusted_proxies == ("10.0.0.1", "10.0.0.2")
    assert config.push


def test_rates_are_laid_over_the_usual_ones(tmp_path: Path):
    config = load_config(written(tmp_path, '[limits]\nlogin = "3/hour"\nchat = "off"\n'), {})
    assert config.limits["login"] == Rate(3, 3600)
    assert config.limits["chat"].count == 0
    assert config.limits["guest"] == DEFAULT_RATES["guest"]
    assert load_config(None, {"BELLONA_LIMITS": "login=5/day"}).limits["login"] == Rate(5, 86400)
    assert all(rate.count == 0 for rate in load_config(None, {"BELLONA_LIMITS": "off"}).limits.values())


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("prot = 1", "there is no setting “prot”; perhaps port is meant."),
        ('port = "8000"', "port must be a whole number from 0 to 65535."),
        ("port = 70000", "port must be a whole number from 0 to 65535."),
        ('push = "yes"', "push must be true or false."),
        ('log_format = "xml"', "log_format must be one of json, text."),
        ("host = 1", "host must be a text."),
        ('trusted_proxies = "10.0.0.1"', "trusted_proxies must be a list of texts."),
        ("limits = 3", 'limits is a table of rates such as login = "20/minute", or "off".'),
        ('[limits]\nlogin = "often"', "the limit login must be a rate"),
        ('[limits]\nlogin = "0/hour"', "the limit login must be a rate"),
        ('[limits]\nsleep = "1/day"', "there is no limit “sleep”"),
        ("port =", "is not TOML"),
    ],
)
def test_a_wrong_setting_is_told_in_one_sentence_that_names_the_file(tmp_path: Path, text: str, expected: str):
    file = written(tmp_path, text)
    with pytest.raises(Trouble) as caught:
        load_config(file, {})
    assert expected in str(caught.value)
    assert str(file) in str(caught.value)
    assert caught.value.say("it") != str(caught.value)


@pytest.mark.parametrize(
    "options",
    [{"workers": 2}, {"public_url": "bellona.example.org"}, {"public_url": "https://example.org/bellona"}],
)
def test_settings_that_do_not_fit_together_are_refused(options: dict[str, Any]):
    with pytest.raises(Trouble):
        load_config(None, {}, **options)


def test_a_wrong_setting_names_where_it_was_given():
    for place, wrong in (("--port", {"port": 99999}), ("--workers", {"workers": 0})):
        with pytest.raises(Trouble) as caught:
            load_config(None, {}, **wrong)
        assert str(caught.value).startswith(f"{place}: ")
        assert "BELLONA_" not in str(caught.value)
    with pytest.raises(Trouble, match=r"^BELLONA_PORT: port must be a whole number from 0 to 65535\.$"):
        load_config(None, {"BELLONA_PORT": "99999"})


NASTY = (
    "", " ", "\0", "\n", "x", "é", "://", "[", "https://[", "https://[::1", "https://[zz]", "https://a:99999", "https://a:x",
    "https://fabia:hunter2@a", "https://\0", "http://", "sqlite://", "sqlite:///", "sqlite:///:memory:", "sqlite:///\0",
    "sqlite+foo:///x", "sqlite+pysqlcipher:///x", "postgres://h/x", "postgresql://h:abc/x", "postgresql://[::1/x",
    "postgresql://h:99999999/x", "postgresql://h/x?port=z&host=y", "mysql://h/x", "smtp://", "smtp://h:0", "smtp://h:x",
    "smtps://h:70000", "mail.example.org", "smtp://[", "a@b\nBcc: c@d", "Bellona <>", "<a@b", "mailto:", "-1",
    "9" * 5000, "1e309", "nan", "true", "[]", "{}", "login=", "login=1/second,login", "=", ",,,", "x" * 100_000,
)  # fmt: skip


@pytest.mark.parametrize("name", [name for name in Config.__struct_fields__ if name != "data"])
def test_whatever_a_setting_is_it_works_or_is_told_in_one_sentence(tmp_path: Path, name: str):
    """Accepted settings are accepted by all code that reads them when the server starts."""
    for value in NASTY:
        config = taken(tmp_path, name, value)
        if config is None:
            continue
        open_database(config.database_url).dispose()
        assert "\n" not in sender_of(config) + contact_of(config) + config.base_url
        if config.smtp_url:
            assert read_smtp_url(config.smtp_url).port


def taken(folder: Path, name: str, value: str) -> Config | None:
    """The settings with one value; None if it is refused, with a message in every language."""
    try:
        return load_config(None, {f"BELLONA_{name.upper()}": value}, data=str(folder))
    except Trouble as trouble:
        told = [trouble.say(language) for language in LANGUAGES]
    assert all(len(text.splitlines()) == 1 or "\n" in value for text in told), value
    return None


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"smtp_url": "mail.example.org"}, "smtp_url must be"),
        ({"smtp_url": "smtp://fabia:hunter2@"}, "smtp_url must be"),
        ({"mail_from": "nobody"}, "mail_from must be"),
        ({"mail_from": "a@b\nBcc: c@d"}, "mail_from must be"),
        ({"push_contact": "nobody"}, "push_contact must be"),
        ({"public_url": "https://["}, "public_url must be"),
        ({"database_url": "postgresql://fabia:hunter2@h:abc/x"}, "database_url must be"),
        ({"database_url": "sqlite+foo:///hunter2"}, "database_url must be"),
        ({"database_url": "sqlite://"}, "database_url must be"),
    ],
)
def test_a_setting_that_nothing_can_be_done_with_is_told_at_once(options: dict[str, Any], told: str):
    with pytest.raises(Trouble, match=told) as caught:
        load_config(None, {}, **options)
    assert "hunter2" not in str(caught.value)


@pytest.mark.parametrize(
    "options",
    [
        {"smtp_url": "smtps://fabia:hunter2@mail.example.org:465"},
        {"mail_from": "Bellona <bellona@example.org>"},
        {"mail_from": "bellona@localhost"},
        {"push_contact": "mailto:bellona@example.org"},
        {"push_contact": "https://example.org/contact"},
        {"public_url": "https://[2001:db8::1]:8443"},
        {"database_url": "postgresql://fabia:hunter2@db.example.org:5432/bellona?sslmode=require"},
        {"database_url": "postgresql://bellona@/name?host=/run/postgresql"},
        {"database_url": "sqlite:////var/lib/bellona/bellona.db"},
    ],
)
def test_settings_that_are_well(options: dict[str, Any]):
    load_config(None, {}, **options)


def test_a_file_nested_without_end_is_no_toml(tmp_path: Path):
    with pytest.raises(Trouble, match="is not TOML"):
        load_config(written(tmp_path, "x = " + "[" * 100_000), {})


def test_a_missing_file_is_told(tmp_path: Path):
    with pytest.raises(Trouble, match="cannot be read"):
        load_config(tmp_path / "none.toml", {})


def test_secrets_of_the_configuration_are_not_repeated_in_complaints():
    with pytest.raises(Trouble) as caught:
        load_config(None, {"BELLONA_WORKERS": "2", "BELLONA_DATABASE_URL": "sqlite:///x?password=hunter2"})
    assert "hunter2" not in str(caught.value)


def test_further_processes_get_the_same_configuration():
    config = load_config(None, {}, limits="login=off", trusted_proxies=["10.0.0.1"], data="/tmp/x")
    assert of_worker({WORKER_CONFIG: to_worker(config)}) == config


@pytest.mark.parametrize(
    ("header", "language"),
    [("", "en"), ("it", "it"), ("de, it-IT;q=0.5, en;q=0.4", "it"), ("en, it", "en"), ("it;q=x, en;q=0.1", "en")],
)
def test_the_language_of_a_request_is_the_one_it_likes_best(header: str, language: str):
    assert preferred(header) == language
    assert language in LANGUAGES


def test_cookies_are_for_https_alone_where_players_come_by_https():
    assert Config(public_url="https://example.org").secure
    assert not Config(public_url="http://example.org").secure
