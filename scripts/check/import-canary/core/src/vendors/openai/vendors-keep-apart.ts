import '../hubspot/target.ts';
