// Pages that a page translator has changed: texts in elements of its own, or put in the place of React's text nodes.
import type { Page } from '@playwright/test'
import { translate } from '#tests/support/database/rewritten-documents.ts'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'
import { started } from '#tests/support/servers/started.ts'

const died = (page: Page) => page.getByText(/Oops!|This page could not start/)

/** Presses the button on the empty form, and sees the errors; once more on what they were translated to. */
async function pressTwice(page: Page, button: string, how: 'wrap' | 'replace'): Promise<void> {
  await translate(page, how)
  const press = page.locator('main form').getByRole('button', { name: new RegExp(`^«?${button}»?$`) })
  await press.click()
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText(/\p{L}/u)
  await translate(page, how)
  await press.click()
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText(/\p{L}/u)
  await expect(died(page)).toHaveCount(0)
}

for (const how of ['wrap', 'replace'] as const) {
  test(`forms of visitors show their errors when a translator's elements ${how} the texts`, async ({
    page,
    server,
  }) => {
    for (const [path, button] of [
      ['/login', 'Log in'],
      ['/register', 'Create account'],
      ['/forgot-password', 'Send me a code'],
      ['/contact-us', 'Send the message'],
    ] as const)
      await test.step(path, async () => {
        await page.goto(server.url + path)
        await started(page)
        await pressTwice(page, button, how)
      })
    await page.goto(`${server.url}/login`)
    await started(page)
    await page.getByLabel('E-mail').fill('nobody@people.test')
    await page.getByLabel('Password', { exact: true }).fill('wrong-password')
    await translate(page, how)
    await page
      .locator('main form')
      .getByRole('button', { name: /^«?Log in»?$/ })
      .click()
    await expect(page.getByRole('main').getByRole('alert').first()).toContainText(/wrong|match|password/i)
    // A link goes on to the next page.
    await translate(page, how)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Panchang' }).click()
    await expect(page).toHaveURL(/\/panchang/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test(`the profile, a new birth and the list of places survive a translator that ${how}s`, async ({
    browser,
    server,
    insertUser,
  }) => {
    const page = await logInAs(browser, server, await insertUser())
    await page.goto(`${server.url}/dashboard/user/profile`)
    await started(page)
    await page.getByLabel('Full name').fill('')
    await pressTwice(page, 'Save', how)

    await page.goto(`${server.url}/dashboard/user/births/new`)
    await started(page)
    await pressTwice(page, 'Save', how)
    // The press leads to the first field with an error.
    await expect(page.getByLabel(/^«?Name»?$/)).toBeFocused()
    const places = page.getByRole('listbox', { name: 'Places found' }).getByRole('option')
    for (const typed of ['pun', 'pune', 'delhi', 'xqzzy', 'mumbai']) {
      await page.getByLabel('Place of birth').fill(typed)
      if (typed !== 'xqzzy') await expect(places.first()).toBeVisible()
      await translate(page, how)
    }
    await expect(places.filter({ hasText: 'Mumbai' }).first()).toBeVisible()
    await places.filter({ hasText: 'Mumbai' }).first().click()
    await expect(died(page)).toHaveCount(0)
  })
}

/** React must be done with the page's main part: while it hydrates it takes no element of others in it. */
async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await expect(page.getByRole('main').getByRole('button', { name: 'Show password' })).toBeEnabled()
}

/** A paragraph of two texts around an element goes through the moves that React makes. */
test('texts that React writes, removes, moves and inserts are right in a translated paragraph', async ({
  page,
  server,
}) => {
  await openHydrated(page, `${server.url}/login`)
  const shown = await page.evaluate(async () => {
    const results: string[] = []
    const replacements: ((text: Text) => void)[] = [
      (text) => text.replaceWith(font(`«${text.data}»`)),
      (text) => {
        text.parentNode?.insertBefore(font(`«${text.data}»`), text)
        text.remove()
      },
      (text) => {
        const { parentNode, nextSibling } = text
        text.remove()
        parentNode?.insertBefore(font(`«${text.data}»`), nextSibling)
      },
      (text) => {
        const wrapper = font('')
        text.replaceWith(wrapper)
        wrapper.appendChild(text)
      },
    ]
    function font(text: string): HTMLElement {
      const element = document.createElement('font')
      element.textContent = text
      return element
    }
    // Observers are called before the next task.
    const seen = () => new Promise((resolve) => setTimeout(resolve))
    for (const replace of replacements) {
      const paragraph = document.createElement('p')
      const [one, two, middle] = [new Text('one'), new Text('two'), document.createElement('b')]
      middle.textContent = '-'
      for (const node of [one, middle, two]) paragraph.appendChild(node)
      document.querySelector('main')?.appendChild(paragraph)
      const translate = async () => {
        for (const text of [one, two]) if (text.parentNode === paragraph) replace(text)
        await seen()
      }
      const look = async (act: () => unknown) => {
        act()
        await seen()
        results.push(paragraph.textContent ?? '')
      }
      await translate()
      await look(() => (two.nodeValue = 'three'))
      await translate()
      await look(() => paragraph.insertBefore(new Text('new '), two))
      await look(() => paragraph.insertBefore(two, middle))
      await look(() => paragraph.removeChild(one))
      await look(() => paragraph.removeChild(middle))
      await translate()
      await look(() => paragraph.removeChild(two))
      await look(() => paragraph.removeChild(two))
      paragraph.remove()
    }
    return results
  })
  const replaced = ['«one»-three', '«one»-new «three»', '«one»three-new ', 'three-new ', 'threenew ', 'new ', 'new ']
  const wrapped = ['one-three', 'one-new three', 'onethree-new ', 'three-new ', 'threenew ', 'new ', 'new ']
  expect(shown).toEqual([replaced, replaced, replaced, wrapped].flat())
})

test('elements that React puts beside a translated text stay', async ({ page, server }) => {
  await openHydrated(page, `${server.url}/login`)
  const shown = await page.evaluate(async () => {
    // Observers are called before the next task.
    const seen = () => new Promise((resolve) => setTimeout(resolve))
    const [paragraph, text, icon, link] = [
      document.createElement('p'),
      new Text('Total'),
      document.createElement('b'),
      document.createElement('span'),
    ]
    icon.textContent = '+'
    link.textContent = 'more'
    document.querySelector('main')?.appendChild(paragraph)
    paragraph.appendChild(text)
    const font = document.createElement('font')
    font.textContent = '«Total»'
    paragraph.insertBefore(icon, text)
    text.replaceWith(font)
    await seen()
    text.nodeValue = 'New total'
    await seen()
    const updated = paragraph.textContent
    text.remove()
    paragraph.appendChild(link)
    await seen()
    paragraph.insertBefore(text, link)
    await seen()
    return [updated, paragraph.textContent]
  })
  expect(shown).toEqual(['+New total', '+New totalmore'])
})
