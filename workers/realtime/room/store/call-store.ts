// Storage of a Twilio call: facts and legs. No decisions here.
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import { type Leg, NO_LEG, type VoiceFact } from '#workers/domain/voice/index.ts'

/** `admitted`: the leg was admitted to the conference, so its facts will follow. */
export type StoredLeg = { id: string; side: Side; answered: boolean; admitted: boolean }

type FactRow = {
  key: string
  type: string
  side: string | null
  leg: string | null
  conference: string | null
  at: number
}

export class CallStore {
  private readonly storage: DurableObjectStorage

  constructor(storage: DurableObjectStorage) {
    this.storage = storage
  }

  /** Returns false for a fact that is already stored. */
  addFact(fact: VoiceFact): boolean {
    const { key, type, at } = fact
    const side = 'side' in fact ? fact.side : null
    const leg = 'leg' in fact ? fact.leg : null
    const conference = 'conference' in fact ? fact.conference : null
    const sql =
      'INSERT INTO voice_fact (key, type, side, leg, conference, at) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING key'
    return this.storage.sql.exec(sql, key, type, side, leg, conference, at).toArray().length > 0
  }

  facts(): VoiceFact[] {
    return this.storage.sql
      .exec<FactRow>('SELECT * FROM voice_fact ORDER BY at, key')
      .toArray()
      .map((row) => row as unknown as VoiceFact)
  }

  addLeg({ id, side, answered, admitted }: StoredLeg): void {
    this.storage.sql.exec(
      `INSERT INTO leg (id, side, answered, admitted) VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE
       SET answered = max(answered, excluded.answered), admitted = max(admitted, excluded.admitted)`,
      id,
      side,
      Number(answered),
      Number(admitted),
    )
  }

  legs(): StoredLeg[] {
    return this.storage.sql
      .exec<{ id: string; side: Side; answered: number; admitted: number }>('SELECT * FROM leg')
      .toArray()
      .map(({ answered, admitted, ...leg }) => ({ ...leg, answered: answered === 1, admitted: admitted === 1 }))
  }

  /** The current leg of a side. */
  leg(side: Side): Leg {
    return this.storage.kv.get<Leg>(`leg:${side}`) ?? NO_LEG
  }

  setLeg(side: Side, change: Partial<Leg>): Leg {
    const leg = { ...this.leg(side), ...change }
    this.storage.kv.put(`leg:${side}`, leg)
    return leg
  }
}
