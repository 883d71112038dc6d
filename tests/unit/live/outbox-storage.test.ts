import { expect, test } from 'vitest'
import { loadOutgoing, saveOutgoing } from '#app/realtime/room/outbox-storage.ts'
import { memoryStore } from '#tests/unit/login-state/support.ts'

test('messages that wait belong to one side: another account of this tab sends none of them', () => {
  const tab = memoryStore()
  const waiting = [{ id: 'm1', text: 'About Saturn', at: 1 }]
  saveOutgoing(tab, { consultationId: 'c1', side: 'user' }, waiting)
  expect(loadOutgoing(tab, { consultationId: 'c1', side: 'user' })).toEqual(waiting)
  expect(loadOutgoing(tab, { consultationId: 'c1', side: 'astrologer' })).toEqual([])
})
