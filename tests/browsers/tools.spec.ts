// Kundli and match from the form to the result, in Firefox and in WebKit.
import { expect } from '#tests/support/servers/browser-server.ts'
import { test } from './engine-test.ts'
import { engines, type Tab } from './engines/index.ts'

type Birth = { name: string; day: string; month: string; year: string; hour: string; minute: string; place: string }
const priya = { name: 'Priya', day: '17', month: 'March', year: '1991', hour: '7', minute: '25', place: 'chennai' }
const arjun = { name: 'Arjun', day: '9', month: 'July', year: '1989', hour: '21', minute: '40', place: 'bengaluru' }

async function typeBirth(tab: Tab, birth: Birth, within?: string) {
  const field = (name: string) => ({ role: 'label' as const, name, ...(within ? { within } : {}) })
  await tab.fill(field('Name'), birth.name)
  await tab.fill(field('Day'), birth.day)
  await tab.choose(field('Month'), birth.month)
  await tab.fill(field('Year'), birth.year)
  await tab.fill(field('Hour'), birth.hour)
  await tab.fill(field('Minute'), birth.minute)
  await tab.fill(field('Place of birth'), birth.place)
  const begins = `${birth.place[0]?.toUpperCase()}${birth.place.slice(1)}`
  await tab.click({ role: 'option', name: begins })
}

for (const [name, start] of Object.entries(engines))
  test(`${name} casts a kundli and matches two births`, async ({ server, startEngine }) => {
    const engine = await startEngine(start)
    const tab = await engine.open()
    await tab.go(`${server.url}/kundli`)
    await tab.isAlive()
    await typeBirth(tab, priya)
    await tab.click({ role: 'button', name: 'Cast the kundli' })
    await tab.sees('Vimshottari dasha')
    await tab.sees('Chennai')
    await tab.reaches(/#n=Priya/)
    // The driver of Firefox loses its tab at a download.
    await tab.run('() => { HTMLAnchorElement.prototype.click = function () { window.savedFile = this.download } }')
    await tab.click({ role: 'button', name: 'PDF' })
    await expect.poll(() => tab.run('() => window.savedFile'), { timeout: 30_000 }).toBe('priya.pdf')
    expect(await tab.errors()).toEqual([])

    await tab.go(`${server.url}/KundliMatch`)
    await tab.isAlive()
    await typeBirth(tab, arjun, 'First person')
    await typeBirth(tab, priya, 'Second person')
    await tab.click({ role: 'button', name: 'Match the two' })
    await tab.sees('Arjun and Priya')
    await tab.sees(/of 36/)
    expect(await tab.errors()).toEqual([])
  })
