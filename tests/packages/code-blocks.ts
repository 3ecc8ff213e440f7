/** Blocks of code in a text of Markdown: those that say the name of a file in a first line of comment, and commands. */
export function readCodeBlocks(markdown: string): { readonly commands: readonly string[]; readonly files: ReadonlyMap<string, string> } {
  const blocks = [...markdown.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language = '', text = '']) => ({ language, text }));
  const files = blocks.flatMap(({ text }): [string, string][] => {
    const [, name, code = ''] = text.match(/^(?:\/\/|<!--) ([\w.-]+\.\w+)(?: -->)?\n([\s\S]*)$/) ?? [];
    return name ? [[name, code]] : [];
  });
  return { commands: blocks.filter(({ language }) => language === 'sh').map(({ text }) => text.trim()), files: new Map(files) };
}
