// Zones of IANA's database, and the wall clock in them.
import '#workers/contract/zod-messages.ts'
import * as z from 'zod'
import { isTimeZone } from './wall-clock.ts'

export const TimeZone = z.string().max(64).refine(isTimeZone, 'Please choose a time zone, like Asia/Kolkata.')
