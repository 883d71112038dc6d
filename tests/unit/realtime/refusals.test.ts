// Every refusal of the room: a page brings each one about, and a Hindi page shows it in Hindi, by its code.
import { expect, test } from 'vitest'
import { inPageLanguage } from '#app/errors/error-sentences.ts'
import { serverSentence } from '#app/errors/error-types.ts'
import { act, look, NAVAMSA, PLACE, point, refusals, SATURN, talking } from '#tests/support/rigs/desk-rig.ts'
import { type Page, type Rig, startRig } from '#tests/support/rigs/room-rig.ts'
import { inHindi } from '#tests/support/screens/in-hindi.ts'
import { ROOM_REFUSALS, type RoomRefusal } from '#workers/contract/consultations/room-refusals.ts'
import { DESK_POINTS_MAX } from '#workers/contract/limits.ts'

type Talk = { rig: Rig; mine: Page; theirs: Page }

const words = (text = 'Namaste', id = 'message-1') => ({ type: 'message', id, text })
const says = (command: object) => async (talk: Talk) => {
  await talk.rig.say(talk.mine, command)
  return talk.mine
}
const SPOT = { name: 'Pune, India', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' }
const ELEVEN = 11

/** Each refusal: the steps that lead to it, and the page that gets it. Without steps the talk has not begun. */
const STEPS: Record<RoomRefusal, ((talk: Talk) => Promise<Page>) | null> = {
  session_not_begun: null,
  unreadable: says({ type: 'dance' }),
  async too_fast({ rig, theirs }) {
    for (let n = 0; n < ELEVEN; n += 1) await rig.say(theirs, look(NAVAMSA))
    return theirs
  },
  async meter_stands({ rig, mine, theirs }) {
    await rig.hangUp(mine)
    await rig.say(theirs, words())
    return theirs
  },
  async session_over({ rig, mine }) {
    await rig.say(mine, { type: 'end' })
    await rig.say(mine, words())
    return mine
  },
  control_signs: says(words('a\u0001')),
  async message_id_taken(talk) {
    await says(words())(talk)
    return says(words('Goodbye'))(talk)
  },
  async conversation_full({ rig, mine }) {
    rig.room().store.addMessage({ side: 'user', at: 1, text: 'x'.repeat(5_000_000), id: 'filled' })
    await rig.say(mine, words())
    return mine
  },
  async point_id_taken({ rig, mine, theirs }) {
    await rig.say(theirs, point(SATURN, 'one-id-of-two'))
    await rig.say(mine, point(SATURN, 'one-id-of-two'))
    return mine
  },
  other_birth: says({ ...point(), births: 7 }),
  astrologer_asks_for_birth: says(act({ kind: 'ask-birth', on: true })),
  astrologer_chooses_rules: says(act({ kind: 'rules', rules: {} })),
  async client_says_where({ rig, theirs }) {
    await rig.say(theirs, act({ kind: 'spot', spot: SPOT }))
    return theirs
  },
  async too_many_points({ rig, mine }) {
    const { desk } = rig.room()
    for (let n = 0; n < DESK_POINTS_MAX; n += 1)
      desk.add({ id: `kept-${n}`, side: 'user', target: SATURN, place: PLACE, at: 1 })
    await rig.say(mine, point())
    return mine
  },
}

async function beforeTheTalk(): Promise<Page> {
  const rig = await startRig()
  const mine = await rig.connect('user')
  await rig.say(mine, words())
  return mine
}

test.each(Object.keys(ROOM_REFUSALS) as RoomRefusal[])(
  '%s comes with its code, and is shown in Hindi',
  async (code) => {
    const step = STEPS[code]
    const refused = refusals(step ? await step(await talking()) : await beforeTheTalk()).at(-1)
    expect(refused).toMatchObject({ code, message: ROOM_REFUSALS[code] })
    const again = code === 'too_fast' || code === 'meter_stands'
    expect(refused).toEqual(
      again ? expect.objectContaining({ again: true }) : expect.not.objectContaining({ again: true }),
    )
    const hindi = await inHindi(() => inPageLanguage({ code, message: 'A newer wording of it.' }))
    expect(serverSentence(hindi)).toMatch(/^[\u0900-\u097f\s।,]+$/)
  },
)

test('a refusal that this page does not know is shown as it came', async () => {
  const unknown = { code: 'of_tomorrow', message: 'Not yet known.' }
  expect(serverSentence(await inHindi(() => inPageLanguage(unknown)))).toBe('Not yet known.')
})
