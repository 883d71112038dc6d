import { expect, test } from 'vitest'
import { countOnIcon } from '#app/realtime/push/app-badge.ts'

const notices = (count: number) => ({ getNotifications: async () => new Array(count).fill({}) })

test('the icon has the number of notifications that wait', async () => {
  const counts: number[] = []
  const icon = { setAppBadge: async (count: number) => void counts.push(count) }
  await countOnIcon(icon, notices(2))
  await countOnIcon(icon, notices(0))
  expect(counts).toEqual([2, 0])
})

test('a system without numbers on icons, one that refuses them, and a page without a worker go on', async () => {
  await expect(countOnIcon({}, notices(2))).resolves.toBeUndefined()
  const refusing = { setAppBadge: () => Promise.reject(new DOMException('', 'NotAllowedError')) }
  await expect(countOnIcon(refusing, notices(2))).resolves.toBeUndefined()
  await expect(countOnIcon(refusing, undefined)).resolves.toBeUndefined()
})
