// Zones of the IANA database, and local times in them.
import * as z from 'zod'
import { problemCode } from '#workers/contract/text/zod-messages.ts'
import { isTimeZone } from './wall-clock.ts'

export const TimeZone = z.string().max(64).refine(isTimeZone, problemCode('time_zone_wrong'))
