import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#app/api/api-client.ts'
import { toastFailure } from '#app/screens/dashboard/admin/toast-failure.ts'

const toasts: string[] = []
vi.mock('#app/ui/overlay/toasts.ts', () => ({ toast: { error: (text: string) => toasts.push(text) } }))
beforeEach(() => void toasts.splice(0))

const OWN = 'Failed to close the entry'

test('an act that was refused for a reason of its own says both', () => {
  toastFailure(OWN, new ApiError(409, { code: 'conflict', message: 'Om Das has closed it.' }))
  expect(toasts).toEqual(['Failed to close the entry. Om Das has closed it.'])
})

test('a lost network has no shared toast, so the act says that it failed', () => {
  toastFailure(OWN, new ApiError(0, null))
  expect(toasts).toEqual([OWN])
})

test('a failure that a shared toast has said is not said twice', () => {
  toastFailure(OWN, new ApiError(500, { code: 'internal', message: 'x' }, { toasted: true }))
  expect(toasts).toEqual([])
})
