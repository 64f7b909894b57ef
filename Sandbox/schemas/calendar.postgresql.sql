-- The shared store of the calendar for several machines: the same tables, and a notification on the
-- channel light_appointments with each change: {"table", "id", "kind", "sequence"}.
CREATE TABLE IF NOT EXISTS light_appointments (
  id text PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 200),
  starts text NOT NULL,
  ends text NOT NULL CHECK (ends > starts),
  customer text NOT NULL,
  service text NOT NULL,
  employee text NOT NULL,
  status text NOT NULL,
  colour text,
  needs_sync integer NOT NULL DEFAULT 0 CHECK (needs_sync IN (0, 1)),
  full_json text,
  CHECK (needs_sync = 0 OR full_json IS NOT NULL)
);

CREATE INDEX IF NOT EXISTS light_appointments_by_start ON light_appointments (starts);
CREATE INDEX IF NOT EXISTS light_appointments_to_sync ON light_appointments (id) WHERE needs_sync = 1;

CREATE TABLE IF NOT EXISTS changes (
  sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  table_name text NOT NULL,
  row_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('insert', 'update', 'delete'))
);

CREATE OR REPLACE FUNCTION light_appointments_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text := CASE TG_OP WHEN 'DELETE' THEN OLD.id ELSE NEW.id END;
  number bigint;
BEGIN
  -- One writer after the other, so that sequences are committed in their order: a reader that has
  -- seen one will not be overtaken by a smaller one.
  PERFORM pg_advisory_xact_lock(hashtext('light_appointments'));
  INSERT INTO changes (table_name, row_id, kind) VALUES (TG_TABLE_NAME, changed, lower(TG_OP))
    RETURNING sequence INTO number;
  PERFORM pg_notify('light_appointments', json_build_object(
    'table', TG_TABLE_NAME, 'id', changed, 'kind', lower(TG_OP), 'sequence', number)::text);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER light_appointments_inserted AFTER INSERT ON light_appointments
  FOR EACH ROW EXECUTE FUNCTION light_appointments_changed();
CREATE OR REPLACE TRIGGER light_appointments_updated AFTER UPDATE ON light_appointments
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION light_appointments_changed();
CREATE OR REPLACE TRIGGER light_appointments_deleted AFTER DELETE ON light_appointments
  FOR EACH ROW EXECUTE FUNCTION light_appointments_changed();

-- Whose appointments these are, in one row; without it they are nobody's in particular.
CREATE TABLE IF NOT EXISTS account (name text NOT NULL);
