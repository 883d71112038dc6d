// Sharded fan-out of astrologers' presence to open lists.
import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../env.ts'

export class PresenceBoard extends DurableObject<Env> {}
