// An objection counts once, and what an admin put back cannot be undone by a mailbox of a later change.
import { beforeEach, expect, test } from 'vitest'
import { type ChangeRig, changeRig, nisha } from '#tests/support/rigs/change-rig.ts'

let rig: ChangeRig
beforeEach(async () => {
  rig = await changeRig()
})

const open = () => rig.rows('SELECT id FROM inbox_entry WHERE closed_at IS NULL')

test('an objection that an admin has dealt with is not taken again: its link says so, and nothing opens', async () => {
  const link = await rig.change()
  expect(await rig.changes.objectByLink(link)).toBe(true)
  expect(await rig.changes.objectByLink(link)).toBe(true)
  await rig.d1.prepare('UPDATE inbox_entry SET closed_at = 1').run()
  expect(await rig.changes.objectByLink(link)).toBe(false)
  expect(await open()).toEqual([])
})

test('the mailbox of a stranger objects to nothing once the address of before is back', async () => {
  const first = await rig.change('y@stranger.test')
  const second = await rig.change('z@stranger.test')
  await rig.changes.objectByLink(first)
  await rig.changes.restore({ viewer: nisha, id: 'id1' })
  expect(await rig.changes.objectByLink(second)).toBe(false)
  expect(await open()).toEqual([])
})

test('an objection to a later change ends with what is put back, and cannot be put back itself', async () => {
  const first = await rig.change('y@stranger.test')
  const second = await rig.change('z@stranger.test')
  await rig.changes.objectByLink(second)
  await rig.changes.objectByLink(first)
  expect(await open()).toHaveLength(2)
  await rig.changes.restore({ viewer: nisha, id: 'id1' })
  expect(await open()).toEqual([])
  await expect(rig.changes.restore({ viewer: nisha, id: 'id2' })).rejects.toMatchObject({ code: 'conflict' })
  expect((await rig.accountOf('mira')).email).toBe('mira@people.test')
})
