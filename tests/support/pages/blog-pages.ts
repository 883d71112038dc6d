// Steps that the browser tests of posts share.
import type { Browser, Page } from '@playwright/test'
import { expect } from '#tests/support/servers/browser-server.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { newNetwork, type Person } from './people.ts'

export const AUTHOR = 'astrologer@drishti.test'
export const ADMIN = 'admin@drishti.test'
export const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Content' })

async function accessOf(server: TestServer, email: string): Promise<string> {
  const answer = await fetch(`${server.url}/api/users/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'cf-connecting-ip': newNetwork() },
    body: JSON.stringify({ email, password: 'drishti-demo' }),
  })
  return ((await answer.json()) as { access: string }).access
}

type Sent = { method: string; path: string; fields: Record<string, string>; by?: Person | string }

export async function sendPost(server: TestServer, { method, path, fields, by = AUTHOR }: Sent) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const headers = { authorization: `Bearer ${typeof by === 'string' ? await accessOf(server, by) : by.access}` }
  const answer = await fetch(`${server.url}/api${path}`, { method, headers, body: form })
  return (await answer.json()) as { id: string; version: number; title: string }
}

export async function removePost(server: TestServer, id: string): Promise<void> {
  const headers = { authorization: `Bearer ${await accessOf(server, ADMIN)}` }
  const answer = await fetch(`${server.url}/api/blogs/${id}/`, { method: 'DELETE', headers })
  expect(answer.ok).toBe(true)
}

export async function approvePost(server: TestServer, id: string): Promise<void> {
  const answer = await fetch(`${server.url}/api/admin/blogs/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await accessOf(server, ADMIN)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'approve', blog_ids: [id] }),
  })
  expect(answer.status).toBe(200)
}

export async function visitorFinds(browser: Browser, server: TestServer, words: string): Promise<string[]> {
  const page = await browser.newPage()
  await page.goto(`${server.url}/blogs`)
  await page.getByLabel('Search by title or tags').fill(words)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('status').filter({ hasText: `for “${words}”` })).toBeVisible()
  const titles = await page.getByRole('article').getByRole('heading').allTextContents()
  await page.close()
  return titles
}
