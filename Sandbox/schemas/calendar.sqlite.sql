-- The shared store of the calendar on one machine. docs/sandbox.md says who writes what.
PRAGMA journal_mode = WAL;

CREATE TABLE IF NOT EXISTS light_appointments (
  id TEXT PRIMARY KEY NOT NULL CHECK (length(id) BETWEEN 1 AND 200),
  starts TEXT NOT NULL,                -- 2026-03-14T09:30:00Z
  ends TEXT NOT NULL CHECK (ends > starts),
  customer TEXT NOT NULL,
  service TEXT NOT NULL,
  employee TEXT NOT NULL,
  status TEXT NOT NULL,
  colour TEXT,
  -- 1 where the widget has it from the back end and the app does not know it yet.
  needs_sync INTEGER NOT NULL DEFAULT 0 CHECK (needs_sync IN (0, 1)),
  full_json TEXT,
  CHECK (needs_sync = 0 OR full_json IS NOT NULL)
) WITHOUT ROWID;

CREATE INDEX IF NOT EXISTS light_appointments_by_start ON light_appointments (starts);
CREATE INDEX IF NOT EXISTS light_appointments_to_sync ON light_appointments (id) WHERE needs_sync = 1;

-- What changed, in order. The oldest rows are removed; who has read none of those that are left
-- reads the whole table anew.
CREATE TABLE IF NOT EXISTS changes (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  table_name TEXT NOT NULL,
  row_id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('insert', 'update', 'delete'))
);

CREATE TRIGGER IF NOT EXISTS light_appointments_inserted AFTER INSERT ON light_appointments BEGIN
  INSERT INTO changes (table_name, row_id, kind) VALUES ('light_appointments', NEW.id, 'insert');
END;

CREATE TRIGGER IF NOT EXISTS light_appointments_updated AFTER UPDATE ON light_appointments
WHEN (OLD.starts, OLD.ends, OLD.customer, OLD.service, OLD.employee, OLD.status, OLD.colour, OLD.needs_sync, OLD.full_json)
  IS NOT (NEW.starts, NEW.ends, NEW.customer, NEW.service, NEW.employee, NEW.status, NEW.colour, NEW.needs_sync, NEW.full_json)
BEGIN
  INSERT INTO changes (table_name, row_id, kind) VALUES ('light_appointments', NEW.id, 'update');
END;

CREATE TRIGGER IF NOT EXISTS light_appointments_deleted AFTER DELETE ON light_appointments BEGIN
  INSERT INTO changes (table_name, row_id, kind) VALUES ('light_appointments', OLD.id, 'delete');
END;

-- Whose appointments these are, in one row; without it they are nobody's in particular.
CREATE TABLE IF NOT EXISTS account (name TEXT NOT NULL);
