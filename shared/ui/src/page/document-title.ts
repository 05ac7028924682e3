import { useEffect } from 'react'

export const PRODUCT = 'Publisher Console'

/** Puts the page's own title before the product's. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT}` : PRODUCT
  }, [title])
}
