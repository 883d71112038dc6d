// Words that people write run in the direction of their own script: a full stop of Urdu stands at its left end.
import { readdirSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PostText } from '#app/screens/blogs/post-text.tsx'
import { TextareaField } from '#app/ui/form/textarea-field.tsx'

test('posts, and fields that they are typed in', () => {
  expect(renderToStaticMarkup(<PostText html="<p>آپ کیسے ہیں؟</p>" />)).toMatch(/^<div dir="auto"/)
  expect(renderToStaticMarkup(<TextareaField label="Bio" id="bio" name="bio" />)).toMatch(/<textarea[^>]*dir="auto"/)
})

test('elements that name the language of such words', () => {
  const app = new URL('../../../../app/', import.meta.url)
  const named = readdirSync(app, { recursive: true, encoding: 'utf8' })
    // The words of these pages are ours.
    .filter((file) => file.endsWith('.tsx') && !/^screens\/(accuracy|company\/api-docs)\//.test(file))
    .flatMap((file) => readFileSync(new URL(file, app), 'utf8').match(/<[^<]*\blang=\{langOf\([^<]*/g) ?? [])
  expect(named.length).toBeGreaterThan(10)
  for (const element of named) expect(element).toContain('dir="auto"')
})
