// Code that a page works without, now or for good: a decoration, a push, a part before it is asked for.

const spared = new WeakSet<object>()

/** Resolves with what `load` brings, or null where its code is lost: then the page neither reloads nor says so. */
export async function loadOptional<Loaded>(load: () => Promise<Loaded>): Promise<Loaded | null> {
  try {
    return await load()
  } catch (error) {
    if (typeof error === 'object' && error !== null) spared.add(error)
    return null
  }
}

export const isOptional = (error: object): boolean => spared.has(error)
