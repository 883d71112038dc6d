// Tables of the Durable Objects by version. Each list is append-only, because existing objects have already run their entries.

const TICKET =
  'CREATE TABLE IF NOT EXISTS ticket (id TEXT PRIMARY KEY, expires_at INTEGER NOT NULL, claims TEXT NOT NULL)'

/** The first entry creates the tables of objects that predate versions. */
export const ROOM_TABLES: readonly string[] = [
  `
${TICKET};
CREATE TABLE IF NOT EXISTS fact (key TEXT PRIMARY KEY, kind TEXT NOT NULL, side TEXT NOT NULL, connection TEXT, at INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS message (seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, side TEXT NOT NULL, text TEXT NOT NULL, file TEXT, at INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS mark (side TEXT PRIMARY KEY, delivered INTEGER NOT NULL, read INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS event (seq INTEGER PRIMARY KEY, at INTEGER NOT NULL, what TEXT NOT NULL, side TEXT);
CREATE TABLE IF NOT EXISTS hold (n INTEGER PRIMARY KEY, cents INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS stretch (n INTEGER PRIMARY KEY, side TEXT NOT NULL, connection TEXT, start INTEGER NOT NULL, stop INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS voice_fact (key TEXT PRIMARY KEY, type TEXT NOT NULL, side TEXT, leg TEXT, conference TEXT, at INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS leg (id TEXT PRIMARY KEY, side TEXT NOT NULL, answered INTEGER NOT NULL DEFAULT 0, admitted INTEGER NOT NULL DEFAULT 0);
CREATE TABLE IF NOT EXISTS desk_point (seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, side TEXT NOT NULL, target TEXT NOT NULL, place TEXT NOT NULL, chart TEXT, at INTEGER NOT NULL);
`,
]

export const LINE_TABLES: readonly string[] = [TICKET]

export const BOARD_TABLES: readonly string[] = [TICKET]

export const COUNTER_TABLES: readonly string[] = ['CREATE TABLE IF NOT EXISTS hit (at INTEGER NOT NULL)']

/** Runs the entries that this object has not run yet, each in one transaction. */
export function bringTablesUpToDate(storage: DurableObjectStorage, versions: readonly string[]): void {
  const { sql } = storage
  sql.exec('CREATE TABLE IF NOT EXISTS _migration (id INTEGER PRIMARY KEY)')
  const { newest } = sql.exec<{ newest: number }>('SELECT coalesce(max(id), 0) AS newest FROM _migration').one()
  for (const [at, statements] of versions.entries()) {
    const id = at + 1
    if (id <= newest) continue
    storage.transactionSync(() => {
      sql.exec(statements)
      sql.exec('INSERT INTO _migration (id) VALUES (?)', id)
    })
  }
}
