// A profile that cannot be read is a failure; an address of nobody is a missing page.
import { expect, test } from 'vitest'
import { loader } from '#app/screens/astrologer/profile.tsx'
import { AppError } from '#workers/contract/errors/errors.ts'

function load(failure: Error) {
  const services = {
    astrologers: { find: async () => null },
    consultations: { freeMinutes: async () => null },
    bookings: { slots: () => Promise.reject(failure) },
  }
  const args = {
    context: { services, viewer: null },
    params: { astrologerId: 'meera' },
    request: new Request('http://localhost/astrologers/meera'),
  }
  return loader(args as unknown as Parameters<typeof loader>[0])
}

test('nobody is listed under the address: 404', async () => {
  await expect(load(new AppError('not_found'))).rejects.toMatchObject({ status: 404 })
})

test('a database that does not answer is no missing page', async () => {
  await expect(load(new Error('D1 is away'))).rejects.toThrow('D1 is away')
})
