import type { ComponentType } from 'react';

type MdxModule = { default: ComponentType<{ components: Record<string, unknown> }> };

/** The few pages whose text places components; everything else never becomes a module. */
const modules = import.meta.glob<MdxModule>('/content/**/*.mdx', { eager: true });

export function mdxBody(file: string): MdxModule['default'] | undefined {
  return modules[`/${file}`]?.default;
}
