import { sql } from 'drizzle-orm'
import { check, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * The platform's cost of each started minute of a leg, in millionths of a dollar: by country (ISO; `*` for all others) and
 * device, from an instant on. Migrations insert first values; the operator checks them against the invoice.
 */
export const voiceRate = sqliteTable(
  'voice_rate',
  {
    country: text('country').notNull(),
    device: text('device', { enum: ['web', 'phone'] }).notNull(),
    since: integer('since').notNull(),
    microUsdPerMin: integer('micro_usd_per_min').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.country, t.device, t.since] }),
    check('voice_rate_device', sql`device in ('web', 'phone')`),
    check('voice_rate_positive', sql`micro_usd_per_min > 0`),
  ],
)
