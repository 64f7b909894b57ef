from systems.outages import LENGTH, PERIOD
from tests.harness import SandboxTest


class OutagesTests(SandboxTest):
    def at_second(self, name, second):
        """Sets the clock to a second of the schedule of a number."""
        world = self.server.sandbox.world
        late = sum(map(ord, name)) * 7
        world.began -= (second - (world.elapsed() + late)) % PERIOD

    def test_fails_for_a_part_of_each_minute(self):
        self.at_second("503", 1)
        self.assertEqual(self.get("/outages/503").status, 503)
        self.at_second("503", LENGTH + 1)
        self.assertEqual(self.get("/outages/503").status, 200)
        self.at_second("html", 1)
        self.assertIn(b"<h1>", self.get("/outages/html").content)
        self.at_second("null", 1)
        self.assertEqual(
            self.get("/outages/null").json, {"name": None, "value": None, "at": None}
        )
        self.at_second("error", 1)
        self.assertEqual(list(self.get("/outages/error").json), ["error"])

    def test_records_what_was_answered(self):
        self.at_second("503", 1)
        self.get("/outages/503")
        value = self.get("/outages/steady").json["value"]
        answers = self.get("/outages").json["answers"]
        self.assertEqual([one["name"] for one in answers], ["503", "steady"])
        self.assertEqual([one["value"] for one in answers], [None, value])
        self.assertEqual([one["fault"] for one in answers], ["503", None])
        later = self.get("/outages", after=answers[0]["number"]).json["answers"]
        self.assertEqual(later, answers[1:])

    def test_refuses_names_of_no_fault(self):
        self.assertEqual(self.get("/outages/nothing").code, "no_number")
        self.assertEqual(self.get("/outages", after="noon").code, "bad_number")
