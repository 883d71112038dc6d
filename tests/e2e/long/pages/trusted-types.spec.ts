// No text becomes script: what an injection would use is refused on every page, and what we use ourselves goes on.
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'
import { started } from '#tests/support/servers/started.ts'

for (const path of ['/terms', '/tools'])
  test(`text neither becomes elements nor loads a foreign script: ${path}`, async ({ page, server }) => {
    await page.goto(server.url + path)
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

test('the editor opens, and takes what is pasted', async ({ browser, server, insertAstrologer }) => {
  const page = await logInAs(browser, server, await insertAstrologer())
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
