import 'inversify';
