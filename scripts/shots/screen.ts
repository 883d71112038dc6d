// One screen to take a picture of, and the acts that many of them begin with.
import type { Page } from '@playwright/test'

export type Role = 'visitor' | 'user' | 'newcomer' | 'newcomer-astrologer' | 'astrologer' | 'admin'

export type Screen = {
  name: string
  path: string
  as?: Role
  /** Prepares the page before it is opened. */
  before?(page: Page): Promise<void>
  /** Brings the page into the state; the picture is taken after it. */
  act?(page: Page): Promise<void>
  /** Only these widths, for what other widths do not have. */
  widths?: readonly number[]
  /** Waits neither for the product's scripts nor for a quiet network: one of them never comes. */
  plain?: boolean
  /** As it is printed. */
  paper?: boolean
}

export const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { level: 1, name }).waitFor()
export const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

/** A press that opens a dialog, which has its name a moment after it is drawn. */
export const openDialog = (button: string | RegExp) => async (page: Page) => {
  await press(button)(page)
  await page.getByRole('dialog', { name: /\S/ }).getByRole('button').first().waitFor()
}

/** Requests of the page to `address` get this answer. */
export function answered(address: string, json: object, status = 200) {
  return async (page: Page) => {
    await page.route(address, (route) => route.fulfill({ status, json }))
  }
}

export function submitted(button: string) {
  return async (page: Page) => {
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.getByRole('alert').first().waitFor()
  }
}
