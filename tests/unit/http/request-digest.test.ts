// Two requests under one Idempotency-Key are the same only when their files are, too.
import { expect, test } from 'vitest'
import { requestDigest } from '#workers/http/request-digest.ts'

const form = (bytes: string) => ({ title: 'Saturn', cover_image: new File([bytes], 'cover') })

test('a form with another picture is another request; the same picture is the same request', async () => {
  const first = await requestDigest('POST /blogs', form('one'))
  expect(await requestDigest('POST /blogs', form('one'))).toBe(first)
  expect(await requestDigest('POST /blogs', form('two'))).not.toBe(first)
  expect(await requestDigest('POST /posts', form('one'))).not.toBe(first)
})
