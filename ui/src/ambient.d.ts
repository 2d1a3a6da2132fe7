declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css' {}
declare module 'overture-remote/this' {
  import type { RemoteModule } from '@overture/ui/remote';
  export const remote: RemoteModule;
}
declare module 'overture-remote/*' {}
