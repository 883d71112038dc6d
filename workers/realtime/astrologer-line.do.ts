// One per astrologer: who can be rung where, and whether the astrologer is busy.
import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../env.ts'

export class AstrologerLine extends DurableObject<Env> {}
