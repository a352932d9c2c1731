import pytest

from tests import stage


@pytest.fixture(scope="session")
def brushes():
    return stage.brushes()
