import pytest

from tests import stage


@pytest.fixture(scope="session")
def brushes():
    return stage.brushes()


@pytest.fixture
def kit(tmp_path, brushes):
    return stage.make_kit(tmp_path, brushes)
