import { writeRichText } from '@console/contract'
import { readForeignHtml } from '../editor/paste/read-foreign.ts'

export const pasted = (html: string) => writeRichText(readForeignHtml(html).document)

/** A style sheet as Word and Excel write it. */
export const sheet = (rules: string) => `<style><!-- p.MsoNormal{margin:0cm} ${rules} --></style>`

export const word = (tag: string, level: number, marker: string, words: string) =>
  `<${tag} style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>${words}</${tag}>`
