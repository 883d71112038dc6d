// A form of a tool gives each of its names once.
import { expect, test } from 'vitest'
import { readPost, readPostOfTool } from '#app/form/read-post.ts'

const post = (body: string) =>
  new Request('https://drishti.test/kundli', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

test('a name that appears twice is refused, whatever its values', async () => {
  for (const body of ['date=1990-01-01&date=1991-01-01', 'a=1&b=2&a=1'])
    expect(await readPostOfTool(post(body))).toMatchObject({ form: null, refused: { status: 400 } })
  expect((await readPostOfTool(post('date=1990-01-01&time=10:00'))).form?.get('time')).toBe('10:00')
})

test('a group of boxes in another form has one name', async () => {
  expect((await readPost(post('language=hi&language=en'))).form?.getAll('language')).toEqual(['hi', 'en'])
})
