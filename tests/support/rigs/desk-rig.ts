// The steps of a chart desk over a room that runs in the test.
import type { RoomMessage } from '#workers/contract/consultations/live.ts'
import { type Page, type Rig, startRig } from './room-rig.ts'

export const PLACE = { view: 'chart', varga: 1, date: null } as const
export const NAVAMSA = { view: 'chart', varga: 9, date: null } as const
export const SATURN = { of: 'graha', graha: 'saturn' } as const

let n = 0
export const act = (what: object, id = `act-number-${++n}`) => ({ type: 'desk', id, act: what })
export const point = (target: object = SATURN, id?: string) => act({ kind: 'point', target, place: PLACE }, id)
export const look = (place: object) => act({ kind: 'look', place })

type OfDesk = Extract<RoomMessage, { type: 'desk' | 'desk-act' }>
export const desk = ({ heard }: Page) =>
  heard.filter((message): message is OfDesk => message.type === 'desk' || message.type === 'desk-act')
export const refusals = ({ heard }: Page) => heard.filter((message) => message.type === 'refused')

export async function talking() {
  const rig = await startRig()
  await rig.accept()
  const [mine, theirs] = [await rig.connect('user'), await rig.connect('astrologer')]
  for (const page of [mine, theirs]) await rig.say(page, { type: 'desk-open', after: 0 })
  return { rig, mine, theirs }
}

export const seconds = async (rig: Rig) => (await rig.object.state('user'))?.billable_ms
