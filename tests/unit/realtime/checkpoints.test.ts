// While people talk, D1's row follows the room: by its checkpoints, and at once when a file comes or goes.
import { expect, test, vi } from 'vitest'
import { addAccount } from '#tests/support/pages/practices.ts'
import { startRig } from '#tests/support/rigs/room-rig.ts'
import { findConsultationsWithFiles, findSharedFiles } from '#workers/domain/reports/index.ts'

const MINUTE = 60_000
const ID = 'consultation-1'

async function talking() {
  const rig = await startRig()
  await addAccount(rig.d1, 'mira', 'user')
  await addAccount(rig.d1, 'asha', 'astrologer')
  await rig.accept()
  const [mine, theirs] = [await rig.connect('user'), await rig.connect('astrologer')]
  const project = vi.spyOn(rig.services.consultations, 'project')
  const say = (id: string, text: string) => rig.say(mine, { type: 'message', id, text })
  return { rig, mine, theirs, say, project }
}

const file = (id: string) => ({ id, key: `chats/${ID}/${id}`, name: `${id}.pdf`, type: 'application/pdf', bytes: 9 })

test('a checkpoint carries the number of messages, the last one and its own time', async () => {
  const { rig, say, project } = await talking()
  expect(await rig.row()).toMatchObject({ message_count: 0, last_message: null, last_message_at: null })
  await rig.pass(MINUTE)
  await say('message-1', 'Namaste')
  await rig.pass(MINUTE)
  const last = rig.machine.now
  await say('message-2', 'x'.repeat(500))
  await rig.pass(3 * MINUTE)
  expect(project).toHaveBeenCalledOnce()
  expect(await rig.row()).toMatchObject({
    state: 'active',
    message_count: 2,
    last_message: 'x'.repeat(200),
    last_message_at: last,
  })
})

test('the end leaves the time of the last message, and none where nothing was said', async () => {
  const { rig, mine, say } = await talking()
  await say('message-1', 'Namaste')
  const last = rig.machine.now
  await rig.pass(MINUTE)
  await rig.say(mine, { type: 'end' })
  expect(await rig.row()).toMatchObject({ state: 'ended', message_count: 1, last_message_at: last })
  const silent = await talking()
  await silent.rig.pass(5 * MINUTE)
  await silent.rig.say(silent.mine, { type: 'end' })
  expect(await silent.rig.row()).toMatchObject({ state: 'ended', message_count: 0, last_message_at: null })
})

test('a file of a running chat is listed at once, and taken back at once', async () => {
  const { rig } = await talking()
  const listed = async () => (await findSharedFiles(rig.db, { page: 1, size: 10 })).files.map(({ id }) => id)
  await rig.object.addFile('user', file('chart'))
  await rig.object.addFile('astrologer', file('answer'))
  await vi.waitFor(async () => expect((await listed()).sort()).toEqual([`${ID}.answer`, `${ID}.chart`]))
  expect((await findConsultationsWithFiles(rig.db, { sort: undefined })).rows).toMatchObject([{ id: ID, files: 2 }])
  await rig.object.removeFile('chart')
  expect(await listed()).toEqual([`${ID}.answer`])
  await rig.pass(5 * MINUTE)
  expect(await listed()).toEqual([`${ID}.answer`])
  await rig.object.end('user')
  expect(await listed()).toEqual([`${ID}.answer`])
})

test('a file that could not be listed comes with a later checkpoint', async () => {
  const { rig } = await talking()
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  rig.faults.down = true
  await rig.object.addFile('user', file('chart'))
  await rig.pass(1_000)
  rig.faults.down = false
  await rig.pass(MINUTE)
  logged.mockRestore()
  expect((await findSharedFiles(rig.db, { page: 1, size: 10 })).files).toMatchObject([{ id: `${ID}.chart` }])
})

test('a file that comes while a checkpoint is written is listed after it', async () => {
  const { rig, project } = await talking()
  const write = rig.services.consultations.project
  project.mockImplementationOnce(async (checkpoint) => {
    const isLive = await write(checkpoint)
    await rig.object.addFile('user', file('late'))
    return isLive
  })
  await rig.pass(5 * MINUTE)
  expect((await findSharedFiles(rig.db, { page: 1, size: 10 })).files).toMatchObject([{ id: `${ID}.late` }])
})
