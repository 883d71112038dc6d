// Code that a page can do without: a decoration, push, a preloaded part.

const spared = new WeakSet<object>()

/** Resolves to the module, or to null if it cannot be loaded; then there is neither a reload nor a message. */
export async function loadOptional<Loaded>(load: () => Promise<Loaded>): Promise<Loaded | null> {
  try {
    return await load()
  } catch (error) {
    if (typeof error === 'object' && error !== null) spared.add(error)
    return null
  }
}

export const isOptional = (error: object): boolean => spared.has(error)
