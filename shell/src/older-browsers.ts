/** Brings what the oldest browsers of the builds lack and the console, its packages or modules call. None of them has `URL.parse`. */
export function bringWhatIsMissing(): void {
  URL.parse ??= (url, base) => {
    try {
      return new URL(url, base)
    } catch {
      return null
    }
  }

  URL.canParse ??= (url, base) => URL.parse(url, base) !== null

  Promise.withResolvers ??= <T>() => {
    const made: Partial<PromiseWithResolvers<T>> = {}
    made.promise = new Promise<T>((resolve, reject) => Object.assign(made, { resolve, reject }))
    return made as PromiseWithResolvers<T>
  }

  Map.groupBy ??= (items, keyOf) => {
    const groups = new Map()
    let at = 0
    for (const item of items) {
      const key = keyOf(item, at++)
      groups.set(key, [...(groups.get(key) ?? []), item])
    }
    return groups
  }

  AbortSignal.any ??= (signals) => {
    const any = new AbortController()
    for (const signal of signals) {
      const abort = () => any.abort(signal.reason)
      if (signal.aborted) abort()
      else signal.addEventListener('abort', abort, { signal: any.signal })
    }
    return any.signal
  }
}
