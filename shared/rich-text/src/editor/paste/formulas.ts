import { inScript, type Script } from './characters.ts'

/** A formula of MathML as it is written in a line: x², 1/2, √(a+b). */
export function formulaOf(node: Node): string {
  if (node instanceof Text) return node.data.trim()
  if (!(node instanceof Element)) return ''
  const parts = [...node.childNodes].map(formulaOf).filter((part) => part !== '')
  const [first = '', second = '', third = ''] = parts
  switch (node.localName) {
    case 'mfrac':
      return `${grouped(first)}/${grouped(second)}`
    case 'msup':
    case 'mover':
      return first + placed(second, 'raised')
    case 'msub':
    case 'munder':
      return first + placed(second, 'lowered')
    case 'msubsup':
    case 'munderover':
      return first + placed(second, 'lowered') + placed(third, 'raised')
    case 'msqrt':
      return `√${grouped(parts.join(''))}`
    case 'mroot':
      return `${placed(second, 'raised')}√${grouped(first)}`
    case 'mfenced':
      return `(${parts.join(', ')})`
    case 'mtable':
      return parts.join('; ')
    case 'mtr':
      return parts.join(' ')
    default:
      return parts.join('')
  }
}

const grouped = (formula: string) => (/^[\p{L}\p{N}.,]*$/u.test(formula) ? formula : `(${formula})`)

function placed(formula: string, script: Script): string {
  const shown = inScript(formula, script)
  if (shown !== formula || formula === '') return shown
  return `${script === 'raised' ? '^' : '_'}${formula.length > 1 ? `(${formula})` : formula}`
}
