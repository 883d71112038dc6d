// No text becomes script: what an injection would use is refused on every page, and what we use ourselves goes on.
import { expect, logInAs, test } from '../support/browser-server.ts'
import { started } from '../support/started.ts'

test('text neither becomes elements nor loads a foreign script', async ({ page, server }) => {
  await page.goto(`${server.url}/terms`)
  await started(page)
  const refused = await page.evaluate(() => {
    const tries: Record<string, () => void> = {
      innerHTML: () => void Object.assign(document.body, { innerHTML: '<img src=x onerror=alert(1)>' }),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
      srcdoc: () => document.createElement('iframe').setAttribute('srcdoc', '<p>x</p>'),
      src: () => void Object.assign(document.createElement('script'), { src: 'https://evil.test/x.js' }),
      text: () => void Object.assign(document.createElement('script'), { text: 'alert(1)' }),
      worker: () => void new Worker('https://evil.test/x.js'),
      policy: () => {
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy(name: string, rules: object): void }
        }
        trustedTypes.createPolicy('mine', {})
      },
    }
    return Object.entries(tries).flatMap(([name, act]) => {
      try {
        act()
        return []
      } catch (error) {
        return error instanceof TypeError ? [name] : []
      }
    })
  })
  expect(refused).toEqual(['innerHTML', 'insertAdjacentHTML', 'srcdoc', 'src', 'text', 'worker', 'policy'])
})

test('a post that is opened by a link shows its text', async ({ page, server }) => {
  await page.goto(`${server.url}/blogs`)
  await started(page)
  await page
    .getByRole('link', { name: /Why your kundli may differ/ })
    .first()
    .click()
  await expect(page.getByText('Two apps, one birth, two charts.', { exact: false }).first()).toBeVisible()
  await expect(page.locator('.post-text p').first()).toBeVisible()
})

test('the editor opens, and takes what is pasted', async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'astrologer@drishti.test')
  await page.goto(`${server.url}/blogs/create`)
  const editor = page.locator('[contenteditable=true]').first()
  await editor.click()
  await page.keyboard.type('Typed. ')
  await editor.evaluate((node) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', '<p>Pasted <strong>text</strong><script>alert(1)</script></p>')
    node.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(editor.locator('strong')).toHaveText('text')
  await expect(editor).toContainText('Typed.')
})

test('an admin reads a post in its frame', async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'admin@drishti.test')
  await page.goto(`${server.url}/dashboard/admin/content`)
  await page.getByRole('button', { name: /^Read/ }).first().click()
  await expect(page.frameLocator('dialog iframe, [role=dialog] iframe').locator('.post-text p').first()).toBeVisible()
})

test('a page whose scripts fail says so', async ({ page, server }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(`${server.url}/login`)
  await expect(page.getByRole('heading', { name: 'This page could not start.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
})
