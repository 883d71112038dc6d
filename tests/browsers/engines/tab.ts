// A tab of a browser that Playwright does not drive: how a test finds, clicks and reads, the same in each engine.
import { expect } from '@playwright/test'
import { chooseOption, findElement, type Query } from './find-element.ts'

/** The operations of one tab in any engine. `run` runs the source of a function in the page, with one argument. */
export type Driver = {
  go(url: string): Promise<void>
  run<T>(source: string, argument?: unknown): Promise<T>
  /** Real input at the element that `findElement` finds. */
  click(query: Query): Promise<void>
  type(query: Query, text: string): Promise<void>
  press(key: 'Enter'): Promise<void>
  /** Waits until no request is under way, where the engine can tell. */
  isQuiet(): Promise<void>
  /** Errors of the page and its console since the tab was opened. */
  errors(): Promise<string[]>
}

const WAIT = { timeout: 30_000 }

export type Tab = ReturnType<typeof tabOf>

export function tabOf(driver: Driver) {
  const source = `(query) => (${findElement})(query) !== null`
  /** A page that is being left cannot be read: the next look sees the next one. */
  const look = <T>(code: string, otherwise: T, argument?: unknown) =>
    driver.run<T>(code, argument).catch(() => otherwise)
  const has = (query: Query) => look(source, false, query)
  const shown = (query: Query) =>
    expect.poll(() => has(query), { message: `shows ${JSON.stringify(query)}`, ...WAIT }).toBe(true)

  return {
    go: driver.go,
    run: driver.run,
    press: driver.press,
    errors: driver.errors,
    has,
    async click(query: Query) {
      await shown(query)
      await driver.click(query)
    },
    async fill(query: Query, text: string) {
      await shown(query)
      await driver.type(query, text)
    },
    async choose(query: Query, text: string) {
      await shown(query)
      const choose = `({ query, text }) => (${chooseOption})((${findElement})(query), text)`
      await driver.run(choose, { query, text })
    },
    /** Waits until a text stands on the screen. */
    async sees(text: string | RegExp) {
      const read = () => look('() => document.body.innerText', '')
      const expected = expect.poll(read, { message: `the page shows ${text}`, ...WAIT })
      await (typeof text === 'string' ? expected.toContain(text) : expected.toMatch(text))
    },
    shown,
    async reaches(address: RegExp) {
      await expect.poll(() => look('() => location.href', ''), WAIT).toMatch(address)
    },
    /** The router runs: links and forms answer without a load. */
    async isAlive() {
      await expect.poll(() => look('() => Boolean(window.__started)', false), WAIT).toBe(true)
    },
    /** Every form, button and field is hydrated. A page that is left before gives up loading its code, which is an error. */
    async isWhole() {
      const props = `Object.keys(node).some((key) => key.startsWith('__reactProps'))`
      const waiting = `[...document.querySelectorAll('form, button, input')].filter((node) => !(${props}))`
      // A document has no React that could take a part.
      const without = `() => { const nodes = document.querySelector('details[data-menu]') ? [] : ${waiting}; nodes[0]?.scrollIntoView(); return nodes.length }`
      await expect.poll(() => look(without, -1), { message: 'waits for parts of the page', ...WAIT }).toBe(0)
      await driver.isQuiet()
    },
  }
}
