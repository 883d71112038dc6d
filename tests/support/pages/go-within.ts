import type { Page } from '@playwright/test'

/** Goes to a path within the document, as a link of the router does. */
export const goWithin = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
